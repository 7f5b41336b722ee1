import { maxTrackPoints, type Track } from '#contract/captcha.ts';

/** Records the track of the puzzle piece; a track that gets too long is thinned out. */
export function recordTrack(beganMs: number, firstX: number) {
  let points: Track = [[0, firstX]];
  return {
    add(atMs: number, x: number): void {
      const ms = Math.round(atMs - beganMs);
      if (ms <= (points.at(-1)?.[0] ?? 0)) return;
      points.push([ms, Math.round(10 * x) / 10]);
      if (points.length >= maxTrackPoints) points = thinned(points);
    },
    /** The track up to the drop. */
    end(atMs: number, x: number): Track {
      const last = points.at(-1)?.[0] ?? 0;
      const ms = Math.max(last + 1, Math.round(atMs - beganMs));
      return [...points, [ms, x]];
    },
  };
}

const thinned = (points: Track): Track =>
  points.filter((_, index) => index % 2 === 0 || index === points.length - 1);
