import { describe, expect, test } from 'vitest';
import { puzzleFrame, type Track } from '#contract/captcha.ts';
import { handTrack } from '#tests/support/hand-track.ts';
import { seededChance } from '#tests/support/seeded-chance.ts';
import { isByHand, isByKeys } from './track.ts';

const { firstX, keyStep } = puzzleFrame;
const x = 202;
const minuteLater = { sinceOfferMs: 60_000 };

const judge = (track: Track, to = x) => isByHand({ track, x: to, ...minuteLater });

/** A place for each step, at an even pace. */
const evenly = (places: number[], everyMs = 16): Track =>
  places.map((place, index) => [index * everyMs, place]);

const along = (course: (share: number) => number, steps = 40): number[] =>
  Array.from({ length: steps + 1 }, (_, step) => firstX + (x - firstX) * course(step / steps));

describe('a hand', () => {
  test.each<[string, { to?: number } & Parameters<typeof handTrack>[1]]>([
    ['an ordinary one', {}],
    ['a quick one', { durationMs: 260 }],
    ['one on a short way', { to: 48 }],
    ['one on a long way', { to: 320 }],
    ['a slow one', { durationMs: 9_000 }],
    ['a very slow one', { durationMs: 40_000, everyMs: 220 }],
    ['a trembling one', { durationMs: 3_000, tremorPx: 9 }],
    ['a trembling one on a short way', { to: 48, durationMs: 2_000, tremorPx: 9 }],
    ['one that goes too far and comes back', { durationMs: 1_400, overshootPx: 22 }],
    ['one on a mouse that tells its place often', { everyMs: 4 }],
    ['one on a busy phone', { durationMs: 700, everyMs: 60 }],
  ])('%s passes, however it is thrown', (_, { to = x, ...hand }) => {
    for (let seed = 1; seed <= 60; seed += 1)
      expect(judge(handTrack(to, { chance: seededChance(seed), ...hand }), to), `${seed}`).toBe(
        true,
      );
  });

  test('a pause followed by a quick movement passes', () => {
    const begun = handTrack(90, { chance: seededChance(1) });
    const from = begun.at(-1)?.[0] ?? 0;
    const rest = along((share) => share ** 2 * (3 - 2 * share), 20).filter((place) => place > 90);
    const track: Track = [
      ...begun,
      ...rest.map((place, index): [number, number] => [from + 4_000 + index * 16, place]),
    ];
    expect(judge(track)).toBe(true);
  });
});

describe('what no hand makes', () => {
  const hand = () => handTrack(x, { chance: seededChance(7) });

  test('an empty track', () => expect(judge([])).toBe(false));

  test('one jump', () => {
    expect(
      judge([
        [0, firstX],
        [600, x],
      ]),
    ).toBe(false);
  });

  test('even steps', () => expect(judge(evenly(along((share) => share)))).toBe(false));

  test('even steps and a rest at the end', () => {
    const places = along((share) => share);
    expect(judge(evenly([...places, x, x, x, x, x, x]))).toBe(false);
  });

  test('nearly even steps', () => {
    const chance = seededChance(3);
    const places = along((share) => share).map((place, index, all) =>
      index === 0 || index === all.length - 1 ? place : place + 2 * chance() - 1,
    );
    expect(judge(evenly(places))).toBe(false);
  });

  test('uneven steps whose speed is even', () => {
    let ms = 0;
    const track = along((share) => share).map((place, index): [number, number] => {
      ms += index === 0 ? 0 : 12 + 8 * (index % 2);
      return [ms, place];
    });
    expect(judge(track)).toBe(false);
  });

  test('no deceleration before the end', () => {
    expect(judge(evenly(along((share) => share ** 2)))).toBe(false);
  });

  test('too quick', () => {
    const track = handTrack(x, { durationMs: 150, everyMs: 8, chance: seededChance(2) });
    const quick = track.filter(([ms]) => ms <= 150);
    expect(judge(quick)).toBe(false);
  });

  test('too few points', () => {
    const track = handTrack(48, { durationMs: 600, everyMs: 150, chance: seededChance(1) });
    expect(judge(track, 48)).toBe(false);
  });

  test('a jump in the middle', () => {
    const leaping = hand().map(([ms, place], index): [number, number] => [
      ms,
      index > 12 && index < 15 ? Math.min(320, place + 100) : place,
    ]);
    expect(judge(leaping)).toBe(false);
  });

  test('timestamps that do not increase', () => {
    for (const shift of [0, -5]) {
      const track = hand().map((point, index, all): [number, number] =>
        index === 9 ? [(all[8]?.[0] ?? 0) + shift, point[1]] : point,
      );
      expect(judge(track)).toBe(false);
    }
  });

  test('an end that differs from the answer', () => expect(judge(hand(), x + 2)).toBe(false));

  test('a start that differs from the piece', () => {
    expect(judge(hand().slice(1))).toBe(false);
    expect(judge(hand().map(([ms, place], index) => [ms, index ? place : firstX + 3]))).toBe(false);
  });

  test('longer than since the puzzle was fetched', () => {
    const track = hand();
    const lastedMs = track.at(-1)?.[0] ?? 0;
    expect(isByHand({ track, x, sinceOfferMs: lastedMs })).toBe(true);
    expect(isByHand({ track, x, sinceOfferMs: lastedMs - 1 })).toBe(false);
  });
});

describe('keys', () => {
  const pressed = (places: number[], everyMs = 33) =>
    isByKeys({ track: evenly(places, everyMs), x, ...minuteLater });
  const held = Array.from(
    { length: (x - firstX) / keyStep + 1 },
    (_, step) => firstX + keyStep * step,
  );

  test('a key held down, or a few long steps, pass', () => {
    expect(pressed(held)).toBe(true);
    expect(pressed([firstX, firstX + 32, firstX + 64, firstX + 196, x, x], 180)).toBe(true);
  });

  test('partial steps are refused', () => {
    expect(pressed(held.map((place, index) => (index === 5 ? place + 0.5 : place)))).toBe(false);
  });

  test('a wrong end or too quick steps are refused', () => {
    expect(pressed(held.slice(0, -2))).toBe(false);
    expect(pressed([firstX, x], 100)).toBe(false);
    expect(pressed(held, 2)).toBe(false);
  });
});
