import type { Locale } from '#contract/locale.ts';
import { breakTitle, type TitleSizes } from './break-title.ts';
import { type LetterStyle, setLine } from './lettering.ts';
import type { Typefaces } from './typefaces.ts';

export type Words = { locale: Locale; title: string; line?: string | undefined };
export type Room = { x: number; maxWidth: number; middle: number };

/** The title with its line below, vertically centred in its space. */
export function heading(
  { locale, title, line = '' }: Words,
  { x, maxWidth, middle }: Room,
  colours: { figure: string; quiet: string },
  typefaces: Typefaces,
): string {
  const look = looks[locale];
  const lineStyle: LetterStyle = { family: 'sans', size: 1, weight: 460, wordSpacing: look.gap };
  const titleStyle: LetterStyle = {
    family: 'sans',
    size: 1,
    weight: look.weight,
    spacing: look.tracking,
    wordSpacing: look.titleGap,
  };
  const broken = (text: string, style: LetterStyle, sizes: TitleSizes) =>
    breakTitle(text, locale, (part) => setLine(part, style, typefaces).width, { maxWidth, sizes });
  const set = (
    text: string,
    style: LetterStyle,
    size: number,
    at: [number, number],
    fill: string,
  ) =>
    `<g transform="translate(${at.join(' ')}) scale(${size})" fill="${fill}">${setLine(text, style, typefaces).shapes}</g>`;

  const above = broken(title, titleStyle, look.sizes);
  const below = line ? broken(line, lineStyle, lineSizes) : { lines: [], size: 0 };
  const [pitch, linePitch] = [above.size * look.leading, below.size * 1.4];
  const gap = below.lines.length > 0 ? 16 + above.size * look.descent + below.size : 0;
  const capHeight = above.size * look.capHeight;
  const height =
    capHeight +
    pitch * (above.lines.length - 1) +
    gap +
    linePitch * Math.max(0, below.lines.length - 1);
  const firstY = middle - height / 2 + capHeight;
  const lineY = firstY + pitch * (above.lines.length - 1) + gap;
  return [
    ...above.lines.map((text, index) =>
      set(
        text,
        titleStyle,
        above.size,
        [x + above.size * look.indent, firstY + index * pitch],
        colours.figure,
      ),
    ),
    ...below.lines.map((text, index) =>
      set(text, lineStyle, below.size, [x, lineY + index * linePitch], colours.quiet),
    ),
  ].join('');
}

const lineSizes: TitleSizes = { from: 31, to: [31, 31], least: 22 };

/** Lengths are in multiples of the font size. */
type Look = {
  weight: number;
  tracking: number;
  titleGap: number;
  gap: number;
  leading: number;
  capHeight: number;
  descent: number;
  /** Compensates the left side bearing of the letters. */
  indent: number;
  sizes: TitleSizes;
};

const looks: Record<Locale, Look> = {
  en: {
    weight: 660,
    tracking: -0.04,
    titleGap: 0.09,
    gap: 0.06,
    leading: 0.98,
    capHeight: 0.73,
    descent: 0.22,
    indent: -0.035,
    sizes: { from: 104, to: [84, 60, 52], least: 44 },
  },
  zh: {
    weight: 900,
    tracking: 0.01,
    titleGap: 0,
    gap: 0,
    leading: 1.18,
    capHeight: 0.84,
    descent: 0.24,
    indent: -0.045,
    sizes: { from: 112, to: [84, 68, 56], least: 44 },
  },
};
