/** Width of one line next to the samples, in em. */
const lineEm = 12;

/**
 * Whether a title needs a smaller font. A Latin letter is about half as wide as a Chinese
 * character.
 */
export const isLongTitle = (title: string): boolean =>
  [...title].reduce((widthEm, sign) => widthEm + (isWide(sign) ? 1 : 0.55), 0) > lineEm;

const isWide = (sign: string): boolean => /\p{Script=Han}/u.test(sign);
