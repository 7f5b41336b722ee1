import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { practiceDelivery } from './deliveries.ts';
import { envelope } from './envelope.ts';

/** What the pages of the documentation ask about a practice session; the session's token opens it. */
const moment = z.iso.datetime();
const id = z.uuid();
const token = z.string().check(z.regex(/^[\w-]{43}$/));
const held = z.object({ token });

export const catcherAnswers = ['ok', 'fail', 'late'] as const;
export type CatcherAnswer = (typeof catcherAnswers)[number];

/** Where a page of ours reaches the sandbox, whatever host others reach it by. */
export const sandboxPath = '/sandbox';

/** A session as its owner holds it. */
export const openedPractice = z.object({
  token,
  /** Where calls go; their documented path follows. */
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
  /** In the log. */
  id,
  /** In its answer: several may share it. Unset in replies of the release before, where it is `id`. */
  requestId: z.optional(id),
  callId: z.string(),
  method: z.string(),
  path: z.string(),
  /** As it was sent, encoded. */
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
  /** Those that it has reached, oldest first; how many are still to come is not told. */
  states: z.array(z.object({ status: z.string(), at: moment })),
  isDone: z.boolean(),
});
export type PracticeThing = z.output<typeof thing>;

/** What became of one request so far: the things that it made, and the callbacks that follow. */
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
      /** How long after each failed attempt the next one is made. */
      pausesMs: z.array(z.int()),
      requests: z.array(request),
      deliveries: z.array(practiceDelivery),
    }),
  ),
});

/** `requestId` is the request's id in the log. */
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
      /** False for a body that was too long to keep, or that had a file. */
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

/** Brings a callback once more, from its first attempt on. */
export const deliverAgain = defineCall({
  method: 'POST',
  path: '/client_api/practice/deliver',
  host: 'admin',
  kind: 'json',
  body: z.extend(held, { deliveryId: id }),
  reply: envelope(z.optional(z.unknown())),
});
