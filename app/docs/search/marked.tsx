import type { Piece } from './mark-terms.ts';

/** Text with what was looked for marked. */
export const Marked = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map(({ text, isFound }, index) => (isFound ? <mark key={index}>{text}</mark> : text));
