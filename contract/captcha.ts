import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { envelope } from './envelope.ts';

/** Measures of the puzzle in its own pixels: image, piece, range of movement, step of a key. */
export const puzzleFrame = {
  width: 360,
  height: 200,
  pieceWidth: 34,
  pieceHeight: 46,
  firstX: 8,
  lastX: 322,
  keyStep: 2,
} as const;

/** A proof of work: each part searches for one number below `upTo`. */
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
  /** Expected time on a phone. */
  expectedMs: z.number(),
});
export type Work = z.output<typeof work>;

/** Images are JPEG in base64. An answer by hand includes the solutions of `work`. */
const puzzle = z.object({
  id: z.uuid(),
  background: z.string(),
  piece: z.string(),
  pieceY: z.number(),
  work,
  lifetimeMs: z.number(),
});
export type PuzzleOffer = z.output<typeof puzzle>;

/** Fetches a puzzle, valid for one attempt. */
export const fetchPuzzle = defineCall({
  method: 'GET',
  path: '/captcha/challenge',
  host: 'did',
  kind: 'none',
  reply: envelope(puzzle),
});

/** The pass is valid for this phone number or mail address and this purpose only. */
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

/** Points of a track that are sent at most; a longer one is thinned out. */
export const maxTrackPoints = 200;

const place = z.number().check(z.minimum(0), z.maximum(puzzleFrame.width));

/**
 * The movement of the piece: milliseconds since its first move, and the position of its left edge.
 */
const track = z
  .array(z.tuple([z.int().check(z.minimum(0), z.maximum(3_600_000)), place]))
  .check(z.maxLength(maxTrackPoints));
export type Track = z.output<typeof track>;

/**
 * `x` is the left edge where the piece was dropped; the reply has the right one. By hand the
 * puzzle's own work is solved. Keys move alike for everyone, so they solve that of a `fetchWork`,
 * named in `calculation`.
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

/** Fetches a proof of work, valid for one attempt: the way to a pass without seeing or sliding. */
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
