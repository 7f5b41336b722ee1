import * as z from 'zod/mini';

/** What is wrong with a field. */
export const fieldProblems = [
  'missing',
  'unknown',
  'type',
  'value',
  'length',
  'range',
  'format',
  'together',
] as const;
export type FieldProblem = (typeof fieldProblems)[number];

export const fieldPlaces = ['body', 'query', 'path', 'header'] as const;
export type FieldPlace = (typeof fieldPlaces)[number];

/** Characters of `expected`. */
export const longestExpected = 200;

/** Characters of a value that `received` repeats. */
export const longestReceived = 64;

/** The object `error` of every response with an error code. */
export const errorDetails = z.object({
  retry: z.enum(['no', 'wait', 'later', 'ask']),
  docUrl: z.string(),
  field: z.optional(z.string()),
  in: z.optional(z.enum(fieldPlaces)),
  problem: z.optional(z.enum(fieldProblems)),
  expected: z.optional(z.string().check(z.maxLength(longestExpected))),
  received: z.optional(z.string().check(z.maxLength(longestReceived))),
  /** After 1102: the six lines as the server built them, and the page that compares them. */
  canonical: z.optional(z.array(z.string())),
  checkerUrl: z.optional(z.string()),
});

export type ErrorDetails = z.output<typeof errorDetails>;
