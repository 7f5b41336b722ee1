import * as z from 'zod/mini';

/** The longest e-mail address any form of ours takes. */
export const emailMaxLength = 100;

/** The address pattern of the HTML standard, with a dot and a letter after it asked for as well. */
export const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/i;

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
