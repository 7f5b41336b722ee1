/** What fits on one line beside the samples, by the size of the letters. */
const lineEm = 12;

/** Whether a title is set smaller. A Latin letter is about half as wide as a Chinese sign. */
export const isLongTitle = (title: string): boolean =>
  [...title].reduce((widthEm, sign) => widthEm + (isWide(sign) ? 1 : 0.55), 0) > lineEm;

const isWide = (sign: string): boolean => /\p{Script=Han}/u.test(sign);
