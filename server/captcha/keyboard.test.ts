import { expect, test } from 'vitest';
import * as contract from '#contract/captcha.ts';
import { secondMs } from '#contract/time-units.ts';
import { placeOf, solutionsOf } from '#tests/support/captcha.ts';
import { bound, codeOf } from '#tests/support/captcha-client.ts';
import { captchaTests } from '#tests/support/captcha-tests.ts';
import { handTrack } from '#tests/support/hand-track.ts';

const tests = captchaTests();

const { firstX, keyStep } = contract.puzzleFrame;

/** The answer of a visitor who holds the arrow key down. */
async function solveByKeys() {
  const { id } = await tests.captcha.fetchPuzzle();
  const x =
    firstX +
    keyStep * Math.round(((await placeOf(tests.served.context.database, id)) - firstX) / keyStep);
  const steps = (x - firstX) / keyStep;
  const track = Array.from({ length: steps + 1 }, (_, step) => [
    33 * step,
    firstX + keyStep * step,
  ]);
  tests.served.clock.advance(10 * secondMs);
  return { ...bound, id, x, track };
}

async function calculate() {
  const { id, work } = await tests.captcha.fetchWork();
  return { calculation: id, solutions: await solutionsOf(work) };
}

test('a piece moved by keys needs the calculation of a challenge without a puzzle', async () => {
  const reply = await tests.captcha.answerPuzzle({
    ...(await solveByKeys()),
    ...(await calculate()),
  });
  expect(reply.json()).toMatchObject({ code: 0, data: { pass: expect.any(String) } });
});

test('the calculation that comes with a puzzle is not accepted for keys', async () => {
  const offer = await tests.captcha.fetchPuzzle();
  const given = await solveByKeys();
  const solutions = await solutionsOf(offer.work);
  expect(
    await codeOf(tests.captcha.answerPuzzle({ ...given, calculation: offer.id, solutions })),
  ).toBe('captcha.expired');
  const { solutions: elsewhere } = await calculate();
  expect(
    await codeOf(tests.captcha.answerPuzzle({ ...(await solveByKeys()), solutions: elsewhere })),
  ).toBe('captcha.missed');
});

test('one calculation is accepted once', async () => {
  const calculation = await calculate();
  expect(
    await codeOf(tests.captcha.answerPuzzle({ ...(await solveByKeys()), ...calculation })),
  ).toBe(0);
  expect(
    await codeOf(tests.captcha.answerPuzzle({ ...(await solveByKeys()), ...calculation })),
  ).toBe('captcha.expired');
  const { calculation: id, solutions } = calculation;
  expect(await codeOf(tests.captcha.answerWork({ id, solutions }))).toBe('captcha.expired');
});

test('the track must move in steps of the arrow keys', async () => {
  const given = await solveByKeys();
  const track = handTrack(given.x);
  expect(
    await codeOf(tests.captcha.answerPuzzle({ ...given, track, ...(await calculate()) })),
  ).toBe('captcha.missed');
});
