import { beforeEach, expect, test } from 'vitest';
import { Waits } from './waits.ts';

let waits: Waits;
/** Pauses that have been begun; `turn` ends one, as a second or an abort does. */
let pauses: (() => void)[];
const turn = async () => {
  pauses.shift()?.();
  await settled();
};
const settled = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  pauses = [];
  waits = new Waits((signal) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    pauses.push(resolve);
    signal.addEventListener('abort', () => resolve());
    return promise;
  });
});

const { signal } = new AbortController();
const mine = { owner: 'me', seconds: 20, signal };
const nothing = async () => undefined;

test('it looks at once, then once a second until something is there', async () => {
  let looks = 0;
  const look = async () => {
    looks += 1;
    return looks === 3 ? 'it' : undefined;
  };
  const found = waits.wait(look, mine);
  await settled();
  expect(looks).toBe(1);
  await turn();
  await turn();
  expect(await found).toBe('it');
  expect(looks).toBe(3);
});

test('it ends when its time is over', async () => {
  expect(await waits.wait(nothing, { ...mine, seconds: 0 })).toBeUndefined();
  const found = waits.wait(nothing, { ...mine, seconds: 1 });
  await settled();
  await turn();
  expect(await found).toBeUndefined();
  expect(pauses).toEqual([]);
});

test('it ends when the client goes away or the process stops', async () => {
  const client = new AbortController();
  const [left, stopped] = [{ ...mine, signal: client.signal }, mine].map((one) =>
    waits.wait(nothing, one),
  );
  await settled();
  client.abort();
  expect(await left).toBeUndefined();
  waits.stop();
  expect(await stopped).toBeUndefined();
});

test('an owner may wait twice at once, and again when one has ended', async () => {
  const own = [waits.wait(nothing, mine), waits.wait(nothing, mine)];
  await expect(waits.wait(nothing, mine)).rejects.toMatchObject({ isOwn: true });
  const other = waits.wait(nothing, { ...mine, owner: 'another' });
  await expect(
    waits.wait(() => Promise.reject(new Error('no database')), { ...mine, owner: 'third' }),
  ).rejects.toThrow('no database');
  waits.stop();
  await Promise.all([...own, other]);
  expect(await waits.wait(async () => 'it', mine)).toBe('it');
});

test('200 waits at once are the most of a process', async () => {
  const all = Array.from({ length: 200 }, (_, at) =>
    waits.wait(nothing, { ...mine, owner: String(at) }),
  );
  await expect(waits.wait(nothing, mine)).rejects.toMatchObject({ isOwn: false });
  waits.stop();
  await Promise.all(all);
});
