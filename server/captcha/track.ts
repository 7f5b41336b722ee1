import { puzzleFrame, type Track } from '#contract/captcha.ts';

/** Where a piece was put down, and how long ago its puzzle was offered, by our own clock. */
type Judged = { track: Track; x: number; sinceOfferMs: number };

const { firstX, keyStep } = puzzleFrame;

/** What no hand is quicker than. */
const quickestMs = 250;
const fewestPoints = 8;
/** Pixels in a millisecond that no hand reaches, and what a finger may jump before it is seen. */
const fastest = 4;
const firstJump = 16;
/** A single step is at most half the way; on a short way a trembling hand may need more. */
const longestStepShare = 0.5;
const anybodysStep = 32;
/** A hand's speed varies: over ten stretches by so much, and at its end little of the highest is left. */
const stretches = 10;
const leastVariation = 0.2;
const momentMs = 50;
const mostEndSpeed = 0.6;

/** Whether a hand may have made this way. It starts, speeds up, slows down and arrives. */
export function isByHand(judged: Judged): boolean {
  const { track } = judged;
  if (!isWhole(judged) || track.length < fewestPoints) return false;
  const longestStep = Math.max(anybodysStep, longestStepShare * (judged.x - firstX));
  const leaps = steps(track).some(
    ({ ms, px }) => Math.abs(px) > Math.min(longestStep, firstJump + fastest * ms),
  );
  if (leaps) return false;
  const moments = speeds(track, Math.ceil(durationOf(track) / momentMs));
  const slowsDown = (moments.at(-1) ?? 0) <= mostEndSpeed * Math.max(...moments);
  return slowsDown && variation(speeds(moving(track), stretches)) >= leastVariation;
}

/** Whether keys may have: they step evenly for everybody, so little can be asked of them. */
export const isByKeys = (judged: Judged): boolean =>
  isWhole(judged) && judged.track.every(([, x]) => (x - firstX) % keyStep === 0);

/** From the start to the answer, forward in time, and not longer than the puzzle is known. */
function isWhole({ track, x, sinceOfferMs }: Judged): boolean {
  const [first, last] = [track[0], track.at(-1)];
  if (!first || !last) return false;
  const runsForward = steps(track).every(({ ms }) => ms > 0);
  const isInPlace = first[0] === 0 && first[1] === firstX && Math.abs(last[1] - x) <= 0.5;
  return runsForward && isInPlace && last[0] >= quickestMs && last[0] <= sinceOfferMs;
}

const steps = (track: Track): { ms: number; px: number }[] =>
  track.slice(1).map(([ms, x], index) => {
    const [fromMs, fromX] = track[index] ?? [ms, x];
    return { ms: ms - fromMs, px: x - fromX };
  });

/** Without the rest at its end, which would hide how even it was. */
function moving(track: Track): Track {
  const end = track.at(-1)?.[1];
  const lastMove = track.findLastIndex(([, x]) => x !== end);
  return track.slice(0, lastMove + 2);
}

const durationOf = (track: Track): number => track.at(-1)?.[0] ?? 0;

/** How far the piece came in each of so many equal stretches of time, back or forth. */
function speeds(track: Track, count: number): number[] {
  const places = Array.from({ length: count + 1 }, (_, index) =>
    placeAt(track, (durationOf(track) * index) / count),
  );
  return places.slice(1).map((place, index) => Math.abs(place - (places[index] ?? place)));
}

function placeAt(track: Track, moment: number): number {
  const after = track.findIndex(([ms]) => ms >= moment);
  const [toMs, toX] = track[after] ?? track.at(-1) ?? [0, 0];
  const [fromMs, fromX] = track[after - 1] ?? [toMs, toX];
  return toMs === fromMs ? toX : fromX + ((toX - fromX) * (moment - fromMs)) / (toMs - fromMs);
}

/** The standard deviation in shares of the mean. */
function variation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return Math.sqrt(spread) / mean;
}
