import type { Point } from '#app/art/geometry.ts';
import { colour } from './colour.ts';
import { type LetterStyle, setLine } from './lettering.ts';
import type { Typefaces } from './typefaces.ts';

const lineX = 690;
const firstY = 92;
const lastY = 482;
const maxPitch = 112;
const maxStops = 6;
const nameX = lineX + 46;
const maxNameWidth = 410;
const nameSize = 30;

/**
 * The headings of a text as stops: the line comes from above, passes some of them and continues.
 */
export function stopsOf(
  names: readonly string[],
  toRail: (from: Point) => string,
  typefaces: Typefaces,
): string {
  const shown = names.slice(0, maxStops);
  const pitch = Math.min(maxPitch, (lastY - firstY) / Math.max(1, shown.length - 1));
  const letters = shown.map((name, index) => setLine(name, styleOf(index === 0), typefaces));
  const size = Math.min(nameSize, ...letters.map(({ width }) => maxNameWidth / width));
  const stops = letters.map(({ shapes }, index) => {
    const [y, isCurrent] = [firstY + index * pitch, index === 0];
    return `<circle cx="${lineX}" cy="${y}" r="15" fill="${colour(isCurrent ? 'hot' : 'paper')}" stroke="${colour('ink')}" stroke-width="7"/>
      <g transform="translate(${nameX} ${y + size * 0.36}) scale(${size})" fill="${colour(isCurrent ? 'ink' : 'ink-3')}">${shapes}</g>`;
  });
  return toRail([lineX, -20]) + stops.join('');
}

const styleOf = (isCurrent: boolean): LetterStyle => ({
  family: 'sans',
  size: 1,
  weight: isCurrent ? 640 : 480,
  wordSpacing: 0.06,
});
