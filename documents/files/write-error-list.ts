import { isWorthRetrying, readErrors } from '../api/errors.ts';

/** Every code for a program to read: `product` is missing where it belongs to all of them. */
export const writeErrorList = (): string =>
  JSON.stringify(
    readErrors().map((error) => {
      const { code, status, product, means, remedy } = error;
      return { code, status, product, retry: isWorthRetrying(error), means, remedy };
    }),
    null,
    2,
  );
