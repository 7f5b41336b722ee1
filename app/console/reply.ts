import type { Refusal } from '#contract/envelope.ts';

/** The reply of a console call. */
export type Reply<Data> = { code: 0; data: Data; msg: string } | Refusal;
