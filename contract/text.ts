import * as z from 'zod/mini';

/** A single line that a database, a mail header and a log can store. */
export const oneLine = () =>
  z.overwrite<string>((text) => text.toWellFormed().replace(/[\p{Cc}\u2028\u2029]+/gu, ' '));

/** Several lines: line breaks and tabs are kept. */
export const severalLines = () =>
  z.overwrite<string>((text) =>
    text
      .toWellFormed()
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      .replace(/[^\P{Cc}\n\t]+/gu, ''),
  );
