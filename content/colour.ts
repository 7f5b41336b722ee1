import type { ColourName, Oklch } from './brand-shape.ts';
import { palette } from './palette.ts';

/** A colour of the light theme as hex, for mails, icons and drawings. */
export const hex = (name: ColourName): string => hexOf(palette.day[name]);

/** The colours as custom properties for a style sheet. */
export const colourDeclarations = (theme: 'day' | 'night'): [property: string, value: Oklch][] =>
  Object.entries(palette[theme]).map(([name, colour]) => [
    `--${name}`,
    isName(colour) ? palette.day[colour] : colour,
  ]);

/** For a page outside the build: every colour of the light theme on its root. */
export const colourSheet = (): string =>
  `:root {${colourDeclarations('day')
    .map((declaration) => declaration.join(': '))
    .join('; ')}}\n`;

const isName = (colour: Oklch | ColourName): colour is ColourName => colour in palette.day;

/** Converts `oklch(…)` to sRGB as in CSS Color 4. */
export function hexOf(colour: string): string {
  const [lightness = 0, chroma = 0, hueDegrees = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const hue = (hueDegrees * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear.map((value) => hexByte(value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)).join('')}`;
}

const hexByte = (value: number): string =>
  Math.round(Math.min(1, Math.max(0, value)) * 255)
    .toString(16)
    .padStart(2, '0');
