import type { MarkShape } from './brand-shape.ts';
import { mark } from './mark.ts';

/** The logo without its word as SVG, on a square of 40: for icons, mails and share images. */
export const markDrawing = (colours: Record<MarkShape['colour'], string>): string =>
  mark
    .map(({ path, colour, strokeWidth }) => {
      const paint = strokeWidth
        ? `fill="none" stroke="${colours[colour]}" stroke-width="${strokeWidth}"`
        : `fill="${colours[colour]}"`;
      return `<path d="${path}" ${paint}/>`;
    })
    .join('');
