import { brand } from '#content/brand.ts';
import { markDrawing } from '#content/mark-drawing.ts';
import { sharePictureSize } from '#content/share-picture.ts';
import type { Locale } from '#contract/locale.ts';
import { colour } from './colour.ts';
import { heading, type Words } from './heading.ts';
import { setLine } from './lettering.ts';
import { type Scene, stage } from './scenes.ts';
import type { Typefaces } from './typefaces.ts';

/** The text and drawing of one share image. */
export type Subject = Words & { scene: Scene };

const marginX = 64;

/** Logo, title and its line on the left, the scene around them. */
export function compose(subject: Subject, typefaces: Typefaces): string {
  const { ground, shapes, title } = stage(subject.scene, typefaces);
  const [figure, quiet] = ground === 'ink' ? ['paper', 'ash'] : ['ink', 'ink-3'];
  const colours = { figure: colour(figure), quiet: colour(quiet) };
  const { width, height } = sharePictureSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${colour(ground)}"/>
    ${shapes}
    ${logo(subject.locale, colours.figure, typefaces)}
    ${heading(subject, { x: marginX, ...title }, colours, typefaces)}
  </svg>`;
}

/** The logo of the header at one and a half times its size. */
function logo(locale: Locale, figure: string, typefaces: Typefaces): string {
  const { word, addition = '' } = brand.names.lockUp[locale];
  const name = setLine(word, { family: 'sans', size: 25, weight: 680, spacing: -1.1 }, typefaces);
  const more = setLine(
    addition,
    { family: 'sans', size: 20, weight: 700, spacing: 0.4 },
    typefaces,
  );
  return `<g transform="translate(${marginX} 52) scale(1.5)">
    <g transform="scale(0.9)">${markDrawing({ text: figure, live: colour('hot') })}</g>
    <g fill="${figure}" transform="translate(47 27)">${name.shapes}</g>
    <g fill="${figure}" transform="translate(${58 + name.width} 26)">${more.shapes}</g>
  </g>`;
}
