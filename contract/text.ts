import * as z from 'zod/mini';

/** Text of one line that a database, a mail header and a log can all hold. */
export const oneLine = () =>
  z.overwrite<string>((text) => text.toWellFormed().replace(/[\p{Cc}\u2028\u2029]+/gu, ' '));

/** The same for text of several lines: line breaks and tabs stay. */
export const severalLines = () =>
  z.overwrite<string>((text) =>
    text
      .toWellFormed()
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      .replace(/[^\P{Cc}\n\t]+/gu, ''),
  );
