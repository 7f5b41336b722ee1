/** Chinese headings break only between phrases; joins them with zero-width break markers. */
export const phrases = (...parts: string[]): string => parts.join('\u200b');

/**
 * Adds a space between Chinese characters and letters or digits, for example in output of `Intl`.
 */
export const spaceOut = (text: string): string =>
  text.replace(/\p{Script=Han}(?=[A-Za-z\d])|[A-Za-z\d](?=\p{Script=Han})/gu, '$& ');
