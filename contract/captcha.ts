import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { envelope } from './envelope.ts';

/** The puzzle in its own pixels: the picture, the piece, and how far the piece travels. */
export const puzzleFrame = {
  width: 360,
  height: 200,
  pieceSize: 60,
  firstX: 16,
  lastX: 284,
} as const;

/** The pictures are PNG files in base64. */
const puzzle = z.object({
  id: z.uuid(),
  background: z.string(),
  piece: z.string(),
  pieceY: z.number(),
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

/** What a pass is bound to: it opens nothing for another phone or another purpose. */
const boundTo = {
  phone: z.string().check(
    z.maxLength(100),
    z.refine((phone) => /[@\p{Nd}]/u.test(phone)),
  ),
  type: z.int().check(z.minimum(0), z.maximum(99)),
};

/** `x` is where the piece's left edge was put down; the reply says where it belongs. */
export const answerPuzzle = defineCall({
  method: 'POST',
  path: '/captcha/answer',
  host: 'did',
  kind: 'json',
  body: z.object({
    id: z.uuid(),
    x: z.number().check(z.minimum(0), z.maximum(puzzleFrame.width)),
    ...boundTo,
  }),
  reply: envelope(z.object({ pass: z.string(), x: z.number() })),
});
export type PuzzleAnswer = z.output<typeof answerPuzzle.input>;

const work = z.object({
  id: z.uuid(),
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
  }),
  /** The number that is searched for is smaller. */
  upTo: z.number(),
  lifetimeMs: z.number(),
});
export type WorkOffer = z.output<typeof work>;

/** The way to a pass that asks for no sight and no hand: a calculation, good for one try. */
export const fetchWork = defineCall({
  method: 'GET',
  path: '/captcha/calculation',
  host: 'did',
  kind: 'none',
  reply: envelope(work),
});

export const answerWork = defineCall({
  method: 'POST',
  path: '/captcha/calculation/answer',
  host: 'did',
  kind: 'json',
  body: z.object({
    id: z.uuid(),
    counter: z.int().check(z.minimum(0), z.maximum(0xffff_ffff)),
    derivedKey: z.string().check(z.regex(/^[\da-f]{2,128}$/)),
    ...boundTo,
  }),
  reply: envelope(z.object({ pass: z.string() })),
});
export type WorkAnswer = z.output<typeof answerWork.input>;
