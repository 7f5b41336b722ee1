import { expect, test } from 'vitest';
import { hex, hexOf } from './colour.ts';
import { palette } from './palette.ts';

test.each([
  ['oklch(1 0 0)', '#ffffff'],
  ['oklch(0 0 0)', '#000000'],
  ['oklch(0.185 0.014 215)', '#0b1417'],
  ['oklch(0.627955 0.257683 29.2339)', '#ff0000'],
  ['oklch(0.452014 0.313214 264.052)', '#0000ff'],
])('%s is %s', (colour, expected) => {
  expect(hexOf(colour)).toBe(expected);
});

test('text is readable on every background, in both themes', () => {
  const night = (name: keyof typeof palette.day): string => {
    const colour = palette.night[name] ?? name;
    return colour in palette.day ? hex(colour as keyof typeof palette.day) : hexOf(colour);
  };
  const grounds = [
    [hex('ink'), [hex('paper'), hex('white'), hex('hot'), hex('mint'), hex('warn')]],
    [hex('ink-3'), [hex('paper'), hex('white')]],
    [hex('hot-ink'), [hex('paper'), hex('white')]],
    [hex('err'), [hex('paper'), hex('white')]],
    [hex('paper'), [hex('ink'), hex('ink-2'), hex('code'), hex('flap'), hex('flap-2')]],
    [hex('ash'), [hex('ink'), hex('ink-2')]],
    [hex('err-on-ink'), [hex('ink'), hex('ink-2')]],
    ['#ffffff', [hex('ok'), hex('err'), hex('ink-3')]],
    [night('ink'), [night('paper'), night('white'), night('code')]],
    [night('ink-3'), [night('paper'), night('white')]],
    [night('hot-ink'), [night('paper'), night('white')]],
  ] as const;
  for (const [text, behind] of grounds)
    for (const ground of behind)
      expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
});

/** Contrast ratio by WCAG 2. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
