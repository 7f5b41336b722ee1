import { expect, test } from 'vitest';
import { maxTrackPoints } from '#contract/captcha.ts';
import { recordTrack } from './record-track.ts';

test('a track starts at 0 and counts whole milliseconds', () => {
  const track = recordTrack(1_000.4, 8);
  track.add(1_016.9, 9.26);
  track.add(1_033.6, 14);
  expect(track.end(1_100.4, 15.3)).toEqual([
    [0, 8],
    [17, 9.3],
    [33, 14],
    [100, 15.3],
  ]);
});

test('times in a track strictly increase', () => {
  const track = recordTrack(1_000, 8);
  track.add(1_000, 9);
  track.add(1_010, 12);
  track.add(1_005, 11);
  track.add(1_010.3, 13);
  expect(track.end(1_009, 14)).toEqual([
    [0, 8],
    [10, 12],
    [11, 14],
  ]);
});

test('a long track is thinned out to what the server accepts', () => {
  const track = recordTrack(0, 8);
  for (let step = 1; step <= 5_000; step += 1) track.add(step * 16, 8 + step / 20);
  const sent = track.end(80_500, 258);
  expect(sent.length).toBeLessThanOrEqual(maxTrackPoints);
  expect(sent.length).toBeGreaterThan(maxTrackPoints / 4);
  expect(sent[0]).toEqual([0, 8]);
  expect(sent.at(-1)).toEqual([80_500, 258]);
  const times = sent.map(([ms]) => ms);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});
