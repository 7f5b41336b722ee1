/**
 * The canonical text of a request, for every implementation that hashes it: server, script,
 * browser.
 */
export type CanonicalRequest = {
  method: string;
  /** Without host and query. */
  path: string;
  query?: readonly (readonly [name: string, value: string])[];
  timestampMs: string;
  nonce: string;
  /** SHA-256 of the sent bytes, in hexadecimal. */
  bodyHash: string;
};

export const canonicalLines = ({
  method,
  path,
  query,
  timestampMs,
  nonce,
  bodyHash,
}: CanonicalRequest): string[] => [
  method,
  path,
  canonicalQuery(query ?? []),
  timestampMs,
  nonce,
  bodyHash,
];

/** Callbacks are signed without method, path and query. */
export const callbackLines = ({
  timestampMs,
  nonce,
  bodyHash,
}: Pick<CanonicalRequest, 'timestampMs' | 'nonce' | 'bodyHash'>): string[] => [
  timestampMs,
  nonce,
  bodyHash,
];

/** Sorted by name, then by value; everything except letters, digits and -._~ is percent-encoded. */
export const canonicalQuery = (query: readonly (readonly [string, string])[]): string =>
  query
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .sort(([a, x], [b, y]) => compare(a, b) || compare(x, y))
    .map((pair) => pair.join('='))
    .join('&');

const encode = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
