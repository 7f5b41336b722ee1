import * as z from 'zod/mini';

/** Some calls say 0 when all went well, the older ones say success. */
const acceptedCodes = [0, 'success'] as const;
export type AcceptedCode = (typeof acceptedCodes)[number];

/** Ours are always there; another server may leave out the words, or send null. */
const words = z.catch(z.string(), '');

/** Our own server puts an `ErrorCode` into `code`; another one may count with numbers. */
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

/** `{ code: 'success', … }`, the fields beside it being the call's own (`row`, `info`, `msg`). */
export const successEnvelope = <Fields extends z.core.$ZodShape>(fields: Fields) =>
  z.union([z.object({ code: z.literal('success'), ...fields }), refusal]);

export const succeed = <Fields extends object>(fields: Fields) =>
  ({ code: 'success', ...fields }) as const;

/** What a call answers when nothing stood in the way. */
export type Accepted<Reply> = Reply extends { code: unknown }
  ? Extract<Reply, { code: AcceptedCode }>
  : Reply;

export const isAccepted = <Reply extends { code: unknown }>(
  reply: Reply,
): reply is Accepted<Reply> & Reply => acceptedCodes.some((accepted) => accepted === reply.code);
