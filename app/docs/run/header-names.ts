export const idempotencyHeader = 'Idempotency-Key';
/** Makes the sandbox answer with the given error code. */
export const answerHeader = 'X-Sandbox-Answer';

/** Received in lower case, shown as documents write it: `X-Callback-Nonce`. */
export const documentedHeader = ([name, value]: [string, string]) => ({
  name: name.replace(
    /(^|-)([a-z])/g,
    (_, dash: string, letter: string) => dash + letter.toUpperCase(),
  ),
  value,
});
