import * as harfbuzz from 'harfbuzzjs';

/** The glyphs of a line of text with their positions, shaped as in a browser. */
export function shapeText(font: harfbuzz.Font, text: string, axes: Record<string, number> = {}) {
  font.setVariations(
    Object.entries(axes).map(([axis, value]) => new harfbuzz.Variation(axis, value)),
  );
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  return buffer.getGlyphInfosAndPositions();
}

/** Width of the text, in em. */
export function widthOfText(font: Buffer, text: string, axes?: Record<string, number>): number {
  const face = new harfbuzz.Face(new harfbuzz.Blob(font));
  const glyphs = shapeText(new harfbuzz.Font(face), text, axes);
  return glyphs.reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) / face.upem;
}
