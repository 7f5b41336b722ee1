import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scaleProblems } from './style-scale.ts';

test('every style sheet of the pages follows the scales', () => {
  const sheets = globSync('app/**/*.css').filter(
    (file) => !/^app\/(art|styles\/fonts)\/|tokens\.css$/.test(file),
  );
  expect(sheets.length).toBeGreaterThan(100);
  const problems = sheets.flatMap((file) =>
    scaleProblems(readFileSync(file, 'utf8')).map((problem) => `${file}: ${problem}`),
  );
  expect(problems).toEqual([]);
});

test.each([
  'font-size: 15px',
  'font-size: clamp(20px, 4vw, 40px)',
  'font: 600 var(--text-15) / 1.5 var(--font-sans)',
  'font: 620 var(--text-15) / 1 var(--font-sans)',
  'font: 600 14px / 1 var(--font-mono)',
  'font-weight: 640',
  'line-height: 1.3',
  'letter-spacing: -0.02em',
  'gap: 8px 14px',
  'margin: 0 0 18px',
  'margin-top: 72px',
  'margin-top: 84px',
  'gap: 28px 112px',
  'padding: 10px 12px',
  'padding-block: 84px 40px',
  'padding-inline: 18px',
])('refuses %s', (declaration) => {
  expect(scaleProblems(`p { ${declaration} }`)).toEqual([declaration]);
  expect(scaleProblems(`@media print { p { ${declaration} } }`)).toEqual([]);
});

test.each([
  'font-size: var(--text-15)',
  'font-size: 0.84em',
  'font: var(--heavy) calc(var(--display-hero) * 0.8) / var(--leading-tight) var(--font-sans)',
  'font: 600 var(--label) / 24px var(--font-label)',
  'line-height: 1',
  'letter-spacing: var(--track-2)',
  'gap: 0 20px',
  'margin: 3px auto 56px',
  'margin-top: -28px',
  'gap: 28px var(--section-gap)',
  'padding: 310px 34px var(--section)',
])('accepts %s', (declaration) => {
  expect(scaleProblems(`p { ${declaration} }`)).toEqual([]);
});
