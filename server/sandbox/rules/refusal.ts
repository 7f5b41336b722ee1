/** How the sandbox says no: one of the documented codes, and what its answer carries beside it. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: number;
  /** Named in the message where the code names one. */
  readonly field: string | undefined;
  /** Why the field's value is refused, where the rule of the code alone would not tell. */
  readonly reason: string | undefined;
  readonly data: unknown;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: number,
    {
      field,
      reason,
      data,
      retryAfterSeconds,
    }: { field?: string; reason?: string; data?: unknown; retryAfterSeconds?: number } = {},
  ) {
    super(`refused with ${code}`);
    this.code = code;
    this.field = field;
    this.reason = reason;
    this.data = data;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
