import { isIP } from 'node:net';
import { z } from 'zod';
import { contradictionIn } from '../contradictory-address.ts';

/** Kinds of settings, each with the error message that follows `The setting NAME …`. */
export const flag = z.stringbool({ error: 'must be true or false' });

export const whole = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number(error).int(error).min(least, error).max(most, error);
};

export const count = (fallback: number) => whole(1, 1_000_000).default(fallback);

const fractionError = 'must be a number from 0 to 1';
export const fraction = z.coerce.number(fractionError).min(0, fractionError).max(1, fractionError);

export const oneOf = <const Word extends string>(words: readonly Word[]) =>
  z.enum(words, { error: `must be one of ${words.join(', ')}` });

export const secret = z.string().min(32, 'must have at least 32 characters');

export const address = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address such as ${example}` });

/** An address whose query decides about TLS, and must not contradict itself. */
export const clearAddress = (protocol: RegExp, example: string) =>
  address(protocol, example).check(({ value, issues }) => {
    const message = URL.canParse(value) ? contradictionIn(value) : undefined;
    if (message) issues.push({ code: 'custom', input: value, message });
  });

/** An IP address, with or without a port. */
export const isNameServer = (text: string): boolean =>
  isIP(text) !== 0 || /^(?:\[[\da-f:]+\]|[\d.]+):\d{1,5}$/i.test(text);

/** The entries of a comma-separated setting. */
export const listed = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Parsed settings of a subject, before they are renamed and converted. */
export type Raw<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>;
