import { readErrors } from '../api/errors.ts';

/** Every code for a program to read: `product` is missing where it belongs to all of them. */
export const writeErrorList = (): string =>
  JSON.stringify(
    readErrors().map(({ code, status, product, retry, means, remedy }) => ({
      code,
      status,
      product,
      retry,
      means,
      remedy,
    })),
    null,
    2,
  );
