import { puzzleFrame, type Track } from '#contract/captcha.ts';
import { between, type Chance, trueChance } from '#server/captcha/drawing/chance.ts';

type Hand = {
  chance?: Chance;
  durationMs?: number;
  /** Tremor of the hand, and overshoot before it returns. */
  tremorPx?: number;
  overshootPx?: number;
  /** Interval between reported positions. */
  everyMs?: number;
};

const { firstX } = puzzleFrame;

/** A hand-made track: slow, fast, slow again, with a little tremor and a pause. */
export function handTrack(
  to: number,
  {
    chance = trueChance,
    durationMs = 520,
    tremorPx = 0.4,
    overshootPx = 0,
    everyMs = 16,
  }: Hand = {},
): Track {
  const restMs = Math.round(between(chance, 50, 110));
  const track: Track = [[0, firstX]];
  for (let ms = everyMs; ms < durationMs; ms += Math.round(everyMs * between(chance, 0.8, 1.3))) {
    const share = ms / durationMs;
    const tremor = between(chance, -tremorPx, tremorPx) * (1 - share);
    const beyond = overshootPx * Math.sin(Math.PI * share) * share;
    const x = firstX + (to - firstX) * smooth(share) + beyond + tremor;
    track.push([ms, Math.round(10 * Math.max(firstX, x)) / 10]);
  }
  return [...track, [durationMs, to], [durationMs + restMs, to]];
}

/** The minimum-jerk trajectory of arms and fingers. */
const smooth = (share: number): number => share ** 3 * (10 - 15 * share + 6 * share ** 2);
