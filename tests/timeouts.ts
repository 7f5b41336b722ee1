/** Limits of all tests, in one place. Generous: a busy machine must not decide what a test sees. */
export const timeouts = {
  /** Starting the product, with its own PostgreSQL. */
  startMs: 300_000,
  testMs: 120_000,
  /** One expectation of a journey. */
  expectMs: 30_000,
  /** `expect.poll` of Vitest. */
  pollMs: 60_000,
  /** The proof of work of the captcha, done by the browser. */
  calculationMs: 60_000,
} as const;
