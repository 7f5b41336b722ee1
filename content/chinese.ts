/** Chinese headings break between phrases only; this marks where one ends. */
export const phrases = (...parts: string[]): string => parts.join('\u200b');

/** Sets a space where characters meet letters or digits, as in what `Intl` writes. */
export const spaceOut = (text: string): string =>
  text.replace(/\p{Script=Han}(?=[A-Za-z\d])|[A-Za-z\d](?=\p{Script=Han})/gu, '$& ');
