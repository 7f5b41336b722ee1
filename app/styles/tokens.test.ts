import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { palette } from '#content/palette.ts';
import { paletteRules } from '#scripts/build/palette-rules.ts';

const tokens = await compiled('app/styles/tokens.css');

test('tokens.css contains every colour of the palette', () => {
  expect(tokens).not.toContain('@palette');
  for (const [name, colour] of Object.entries(palette.day))
    expect(declarations(/^:root,\s*::backdrop \{([^}]*)\}/m)).toContain(`--${name}: ${colour}`);
});

test('the chosen dark theme equals that of the system', () => {
  const chosen = declarations(/\[data-theme="dark"\],[^{]*\{([^}]*)\}/);
  expect(chosen).toContain(`--ok: ${palette.night.ok}`);
  expect(chosen).toContain(`--ink: ${palette.day.paper}`);
  expect(
    declarations(/\(prefers-color-scheme: dark\) \{[^{]*\[data-theme="system"\] \{([^}]*)\}/),
  ).toEqual(chosen);
});

test('colours are defined in the palette only', async () => {
  const files = globSync('{app,content,server,scripts}/**/*.{css,ts,tsx}').filter(
    (file) => !/\.(test|generated)\.tsx?$/.test(file) && file !== 'content/palette.ts',
  );
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const own = /oklch\([\d.]|#[\da-f]{6}\b|rgba?\(\d|hsl\(\d/;
  expect(files.filter((_, index) => own.test(texts[index]?.replaceAll(neutral, '') ?? ''))).toEqual(
    [],
  );
});

test('no style sheet redefines the name of a colour', async () => {
  const names = Object.keys(palette.day).join('|');
  const other = new RegExp(`--(?:${names}): (?!${systemColours})[^;]+`, 'g');
  const files = globSync('app/**/*.css').filter((file) => file !== 'app/styles/tokens.css');
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  expect(texts.flatMap((text) => text.match(other) ?? [])).toEqual([]);
});

/** System colours, for forced-colors mode. */
const systemColours = 'Canvas|CanvasText|GrayText|LinkText';

/**
 * Allowed literals: white, and black in shadows and masks. The highlighter's class names look like
 * colours, too.
 */
const neutral = /#f{6}\b|#0{5}\d\b|oklch\(0 0 0\b/g;

async function compiled(file: string): Promise<string> {
  const config = await resolveConfig(
    { configFile: false, css: { postcss: { plugins: [paletteRules] } } },
    'build',
  );
  return (await preprocessCSS(await readFile(file, 'utf8'), file, config)).code;
}

function declarations(block: RegExp): string[] {
  return (block.exec(tokens)?.[1] ?? '')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .split(';')
    .map((line) => line.trim())
    .filter(Boolean);
}
