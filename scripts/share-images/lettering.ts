import { isForeign } from '../fonts/foreign-letters.ts';
import { type Face, type Typefaces, unitsPerEm } from './typefaces.ts';

export type LetterStyle = {
  family: 'sans' | 'mono';
  size: number;
  weight?: number;
  /** The width axis of digits, in percent. */
  width?: number;
  /** Letter spacing, in pixels. */
  spacing?: number;
  wordSpacing?: number;
};

/** A line of text as shapes, starting at 0, 0 on its baseline. */
export type SetLine = { shapes: string; width: number };

export function setLine(text: string, style: LetterStyle, typefaces: Typefaces): SetLine {
  const { size, weight = 400, width = 100, spacing = 0, wordSpacing = 0 } = style;
  const scale = size / unitsPerEm;
  let x = 0;
  const shapes = runsOf(text, style.family).flatMap(({ face, letters }) => {
    const axes = { weight: weightOf(face, weight), width: face === 'mono' ? monoWidth : width };
    return typefaces.shape(letters, face, axes).map(({ outline, advance }) => {
      const at = round(x);
      x += advance * scale + spacing + (outline ? 0 : wordSpacing);
      return outline && `<path transform="matrix(${scale} 0 0 ${-scale} ${at} 0)" d="${outline}"/>`;
    });
  });
  return { shapes: shapes.join(''), width: x - spacing };
}

const monoWidth = 75;
const round = (value: number): number => Math.round(value * 10_000) / 10_000;

/** As on the site: Latin up to 700, Chinese in the weight of the headlines. */
const weightOf = (face: Face, weight: number): number =>
  face === 'foreign' ? weight : Math.min(weight, 700);

/** Splits text by typeface; a space belongs to the letters before it. */
function runsOf(text: string, family: 'sans' | 'mono'): { face: Face; letters: string }[] {
  const runs: { face: Face; letters: string }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const face = letter === ' ' && last?.face !== 'foreign' ? last?.face : faceOf(letter, family);
    if (last && last.face === face) last.letters += letter;
    else runs.push({ face: face ?? family, letters: letter });
  }
  return runs;
}

function faceOf(letter: string, family: 'sans' | 'mono'): Face {
  if (isForeign(letter)) return 'foreign';
  return family === 'sans' && /[0-9I]/.test(letter) ? 'figures' : family;
}
