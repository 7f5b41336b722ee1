import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { practiceDelivery } from './deliveries.ts';
import { envelope } from './envelope.ts';

/** Calls about a practice session, authorized by its token. */
const moment = z.iso.datetime();
const id = z.uuid();
const token = z.string().check(z.regex(/^[\w-]{43}$/));
const held = z.object({ token });

export const catcherAnswers = ['ok', 'fail', 'late'] as const;
export type CatcherAnswer = (typeof catcherAnswers)[number];

/** The path of the sandbox on the site's own origin. */
export const sandboxPath = '/sandbox';

/** A practice session with its keys. */
export const openedPractice = z.object({
  token,
  /** The base address of calls; the documented path follows. */
  host: z.string(),
  accessKey: z.string(),
  secretKey: z.string(),
  callbackSecret: z.string(),
  catcherUrl: z.string(),
  endsAt: moment,
});
export type OpenedPractice = z.output<typeof openedPractice>;

export const openPractice = defineCall({
  method: 'POST',
  path: '/client_api/practice/open',
  host: 'admin',
  kind: 'none',
  reply: envelope(openedPractice),
});

const request = z.object({
  /** The log id. */
  id,
  /**
   * The `requestId` of the answer; several may share it. Missing in replies of the previous
   * release, where it is `id`.
   */
  requestId: z.optional(id),
  /** Empty for a path or method that no call has. */
  callId: z.string(),
  method: z.string(),
  path: z.string(),
  /** The query string as sent, encoded. */
  query: z.string(),
  status: z.int(),
  code: z.int(),
  tookMs: z.int(),
  madeAt: moment,
});
export type PracticeRequest = z.output<typeof request>;

const thing = z.object({
  kind: z.string(),
  id: z.string(),
  /** States reached so far, oldest first. */
  states: z.array(z.object({ status: z.string(), at: moment })),
  isDone: z.boolean(),
});
export type PracticeRecord = z.output<typeof thing>;

/** Records that a request created so far, and the callbacks that followed. */
export const watchPractice = defineCall({
  method: 'POST',
  path: '/client_api/practice/watch',
  host: 'admin',
  kind: 'json',
  body: z.extend(held, { requestId: id }),
  reply: envelope(
    z.object({
      now: moment,
      things: z.array(thing),
      deliveries: z.array(practiceDelivery),
    }),
  ),
});

/** Newest first, the last hundred of each. */
export const readTraffic = defineCall({
  method: 'POST',
  path: '/client_api/practice/traffic',
  host: 'admin',
  kind: 'json',
  body: held,
  reply: envelope(
    z.object({
      now: moment,
      endsAt: moment,
      catcherAnswer: z.enum(catcherAnswers),
      /** Backoff after each failed attempt. */
      pausesMs: z.array(z.int()),
      requests: z.array(request),
      deliveries: z.array(practiceDelivery),
    }),
  ),
});

/** `requestId` is the log id of the request. */
export const readPracticeRequest = defineCall({
  method: 'POST',
  path: '/client_api/practice/request',
  host: 'admin',
  kind: 'json',
  body: z.extend(held, { requestId: id }),
  reply: envelope(
    z.extend(request, {
      headers: z.record(z.string(), z.string()),
      body: z.string(),
      answer: z.string(),
      /** False for a body that was too long to store or contained a file. */
      isWhole: z.boolean(),
    }),
  ),
});

export const setCatcher = defineCall({
  method: 'POST',
  path: '/client_api/practice/catcher',
  host: 'admin',
  kind: 'json',
  body: z.extend(held, { answer: z.enum(catcherAnswers) }),
  reply: envelope(z.optional(z.unknown())),
});

/** Queues a callback again, with all of its attempts. */
export const deliverAgain = defineCall({
  method: 'POST',
  path: '/client_api/practice/deliver',
  host: 'admin',
  kind: 'json',
  body: z.extend(held, { deliveryId: id }),
  reply: envelope(z.optional(z.unknown())),
});
