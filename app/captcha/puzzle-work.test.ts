import { expect, test, vi } from 'vitest';
import { accept } from '#contract/envelope.ts';
import { workWith } from '#tests/support/captcha.ts';
import { startPuzzleWork } from './puzzle-work.ts';

const lifetimeMs = 60_000;
const puzzleId = 'a3bb189e-8bf9-4c43-9f5c-2f7f6a3f9d11';
const calculationId = '5e0c9c3c-6a41-4b1a-9d0e-2f7f6a3f9d11';

async function begun(ownNumbers: number[] = [3, 5]) {
  const askForWork = vi.fn(async () =>
    accept({ id: calculationId, work: await workWith([20, 30]), lifetimeMs }),
  );
  const work = await workWith(ownNumbers);
  return {
    askForWork,
    puzzleWork: startPuzzleWork({ id: puzzleId, work, lifetimeMs }, askForWork),
  };
}

const ignored = () => undefined;

test('a pointer solution uses the puzzle’s own proof of work', async () => {
  const { puzzleWork, askForWork } = await begun();
  const result = await puzzleWork.finish('hand', ignored);
  expect(result).toEqual({
    solutions: [
      { counter: 3, derivedKey: expect.any(String) },
      { counter: 5, derivedKey: expect.any(String) },
    ],
  });
  expect(askForWork).not.toHaveBeenCalled();
});

test('a keyboard solution uses a separate proof of work, requested once', async () => {
  const { puzzleWork, askForWork } = await begun();
  puzzleWork.prepareKeys();
  puzzleWork.prepareKeys();
  const result = await puzzleWork.finish('keys', ignored);
  expect(result).toMatchObject({
    calculation: calculationId,
    solutions: [{ counter: 20 }, { counter: 30 }],
  });
  expect(askForWork).toHaveBeenCalledTimes(1);
});

test('the expected wait is reported only while the proof of work runs', async () => {
  const { puzzleWork } = await begun([59, 59]);
  const waits: number[] = [];
  await puzzleWork.finish('hand', (expectedMs) => waits.push(expectedMs));
  await puzzleWork.finish('hand', (expectedMs) => waits.push(expectedMs));
  expect(waits).toEqual([100]);
});

test('an aborted proof of work returns nothing', async () => {
  const { puzzleWork } = await begun([59, 59]);
  puzzleWork.abort();
  expect(await puzzleWork.finish('hand', ignored)).toBeUndefined();
});

test('a refused proof of work returns the refusal', async () => {
  const refused = { code: 'too-many-requests', msg: 'Too many requests.' };
  const work = await workWith([1]);
  const puzzleWork = startPuzzleWork({ id: puzzleId, work, lifetimeMs }, async () => refused);
  expect(await puzzleWork.finish('keys', ignored)).toEqual(refused);
});

test('a proof of work that failed to load is requested again', async () => {
  const askForWork = vi.fn(async () => accept({ id: calculationId, work: own, lifetimeMs }));
  askForWork.mockRejectedValueOnce(new Error('no network'));
  const own = await workWith([1]);
  const puzzleWork = startPuzzleWork({ id: puzzleId, work: own, lifetimeMs }, askForWork);
  await expect(puzzleWork.finish('keys', ignored)).rejects.toThrow('no network');
  expect(await puzzleWork.finish('keys', ignored)).toMatchObject({ calculation: calculationId });
});
