import * as z from 'zod/mini';

/** Newer calls answer 0, older ones `success`. */
const acceptedCodes = [0, 'success'] as const;
export type AcceptedCode = (typeof acceptedCodes)[number];

/** Present in our own replies; another server may omit it or send null. */
const words = z.catch(z.string(), '');

/** Our own server sends an `ErrorCode` in `code`; another one may send numbers. */
export const refusal = z.object({
  code: z
    .union([z.string(), z.number()])
    .check(z.refine((code) => !acceptedCodes.some((accepted) => accepted === code))),
  msg: words,
  info: z.optional(z.string()),
});
export type Refusal = z.output<typeof refusal>;

/** `{ code: 0, data, msg }` */
export const envelope = <Data extends z.ZodMiniType>(data: Data) =>
  z.union([z.object({ code: z.literal(0), data, msg: words }), refusal]);

export const accept = <Data>(data: Data) => ({ code: 0, data, msg: '' }) as const;

/** `{ code: 'success', … }` with the call's own fields beside it (`row`, `info`, `msg`). */
export const successEnvelope = <Fields extends z.core.$ZodShape>(fields: Fields) =>
  z.union([z.object({ code: z.literal('success'), ...fields }), refusal]);

export const succeed = <Fields extends object>(fields: Fields) =>
  ({ code: 'success', ...fields }) as const;

/** The reply of a call that was not refused. */
export type Accepted<Reply> = Reply extends { code: unknown }
  ? Extract<Reply, { code: AcceptedCode }>
  : Reply;

export const isAccepted = <Reply extends { code: unknown }>(
  reply: Reply,
): reply is Accepted<Reply> & Reply => acceptedCodes.some((accepted) => accepted === reply.code);
