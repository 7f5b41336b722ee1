import { puzzleFrame, type Track } from '#contract/captcha.ts';

/**
 * The place where the piece was dropped, and the time since its puzzle was fetched, by the server's
 * clock.
 */
type DroppedPiece = { track: Track; x: number; sinceOfferMs: number };

const { firstX, keyStep } = puzzleFrame;

/** A shorter movement is not by hand. */
const quickestMs = 250;
const minPoints = 8;
/**
 * Pixels per millisecond that no hand exceeds, and the first jump of a finger before the browser
 * reports it.
 */
const fastest = 4;
const firstJump = 16;
/**
 * A single step covers at most half of the track; on short tracks a trembling hand may need more.
 */
const longestStepShare = 0.5;
const anybodysStep = 32;
/**
 * The speed of a hand varies: by this much over ten stretches, and at the end little of the maximum
 * is left.
 */
const stretches = 10;
const minVariation = 0.2;
const momentMs = 50;
const maxEndSpeed = 0.6;

/** Whether the track could be a movement by hand, which accelerates, slows down and arrives. */
export function isByHand(dropped: DroppedPiece): boolean {
  const { track } = dropped;
  if (!isWhole(dropped) || track.length < minPoints) return false;
  const longestStep = Math.max(anybodysStep, longestStepShare * (dropped.x - firstX));
  const leaps = steps(track).some(
    ({ ms, px }) => Math.abs(px) > Math.min(longestStep, firstJump + fastest * ms),
  );
  if (leaps) return false;
  const moments = speeds(track, Math.ceil(durationOf(track) / momentMs));
  const slowsDown = (moments.at(-1) ?? 0) <= maxEndSpeed * Math.max(...moments);
  return slowsDown && variation(speeds(moving(track), stretches)) >= minVariation;
}

/**
 * Whether the track could be made by arrow keys. They step evenly for everyone, so little can be
 * checked.
 */
export const isByKeys = (dropped: DroppedPiece): boolean =>
  isWhole(dropped) && dropped.track.every(([, x]) => (x - firstX) % keyStep === 0);

/**
 * From the start to the answer, forward in time, and no longer than since the puzzle was fetched.
 */
function isWhole({ track, x, sinceOfferMs }: DroppedPiece): boolean {
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

/** The track without the rest at its end, which would hide how even it was. */
function moving(track: Track): Track {
  const end = track.at(-1)?.[1];
  const lastMove = track.findLastIndex(([, x]) => x !== end);
  return track.slice(0, lastMove + 2);
}

const durationOf = (track: Track): number => track.at(-1)?.[0] ?? 0;

/** The distance covered in each of `count` equal stretches of time. */
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

/** The standard deviation relative to the mean. */
function variation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return Math.sqrt(spread) / mean;
}
