import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { envelope } from './envelope.ts';

/** The puzzle in its own pixels: the picture, the piece, how far it travels and a key moves it. */
export const puzzleFrame = {
  width: 360,
  height: 200,
  pieceWidth: 34,
  pieceHeight: 46,
  firstX: 8,
  lastX: 322,
  keyStep: 2,
} as const;

/** A calculation: in each part one number below `upTo` is searched for. */
const work = z.object({
  parts: z.array(
    z.object({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
    }),
  ),
  upTo: z.number(),
  /** How long a phone takes. */
  expectedMs: z.number(),
});
export type Work = z.output<typeof work>;

/** The pictures are JPEG files in base64. The work goes with the answer of whoever slides by hand. */
const puzzle = z.object({
  id: z.uuid(),
  background: z.string(),
  piece: z.string(),
  pieceY: z.number(),
  work,
  lifetimeMs: z.number(),
});
export type PuzzleOffer = z.output<typeof puzzle>;

/** A puzzle to slide, good for one try. */
export const fetchPuzzle = defineCall({
  method: 'GET',
  path: '/captcha/challenge',
  host: 'did',
  kind: 'none',
  reply: envelope(puzzle),
});

/** What a pass is bound to: it opens nothing for another phone or mailbox, or another purpose. */
const boundTo = {
  recipient: z.string().check(
    z.maxLength(254),
    z.refine((recipient) => /[\p{Nd}@]/u.test(recipient)),
  ),
  type: z.int().check(z.minimum(0), z.maximum(99)),
};

const solutions = z
  .array(
    z.object({
      counter: z.int().check(z.minimum(0), z.maximum(0xffff_ffff)),
      derivedKey: z.string().check(z.regex(/^[\da-f]{2,128}$/)),
    }),
  )
  .check(z.maxLength(32));
export type Solutions = z.output<typeof solutions>;

/** The most points of a way that are sent; a longer one is thinned out. */
export const mostTrackPoints = 200;

const place = z.number().check(z.minimum(0), z.maximum(puzzleFrame.width));

/** The way of the piece: how many milliseconds after it was first moved its left edge was where. */
const track = z
  .array(z.tuple([z.int().check(z.minimum(0), z.maximum(3_600_000)), place]))
  .check(z.maxLength(mostTrackPoints));
export type Track = z.output<typeof track>;

/**
 * `x` is where the piece's left edge was put down; the reply says where it belongs. A hand solves the
 * puzzle's own work. Keys step alike for everybody: they solve that of a `fetchWork` and name it.
 */
export const answerPuzzle = defineCall({
  method: 'POST',
  path: '/captcha/answer',
  host: 'did',
  kind: 'json',
  body: z.object({
    id: z.uuid(),
    x: place,
    track,
    solutions,
    calculation: z.optional(z.uuid()),
    ...boundTo,
  }),
  reply: envelope(z.object({ pass: z.string(), x: z.number() })),
});
export type PuzzleAnswer = z.output<typeof answerPuzzle.input>;

const calculation = z.object({ id: z.uuid(), work, lifetimeMs: z.number() });
export type WorkOffer = z.output<typeof calculation>;

/** The way to a pass that asks for no sight and no hand: a calculation, good for one try. */
export const fetchWork = defineCall({
  method: 'GET',
  path: '/captcha/calculation',
  host: 'did',
  kind: 'none',
  reply: envelope(calculation),
});

export const answerWork = defineCall({
  method: 'POST',
  path: '/captcha/calculation/answer',
  host: 'did',
  kind: 'json',
  body: z.object({ id: z.uuid(), solutions, ...boundTo }),
  reply: envelope(z.object({ pass: z.string() })),
});
export type WorkAnswer = z.output<typeof answerWork.input>;
