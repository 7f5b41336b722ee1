import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const tokens = await readFile(new URL('./tokens.css', import.meta.url), 'utf8');

test('the dark theme is the same whether it is chosen or follows the system', () => {
  const chosen = declarations('dark');
  expect(chosen.length).toBeGreaterThan(10);
  expect(declarations('system')).toEqual(chosen);
});

const blocks = {
  dark: /\[data-theme="dark"\],[^{]*\{([^}]*)\}/,
  system: /\(prefers-color-scheme: dark\) \{[^{]*\[data-theme="system"\] \{([^}]*)\}/,
};

function declarations(theme: 'dark' | 'system'): string[] {
  const block = blocks[theme].exec(tokens)?.[1] ?? '';
  return block
    .split(';')
    .map((line) => line.trim())
    .filter(Boolean);
}
