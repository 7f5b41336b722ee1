import { expect, test } from 'vitest';
import { minuteMs } from '#contract/time-units.ts';
import { bound } from '#tests/support/captcha-client.ts';
import { captchaTests } from '#tests/support/captcha-tests.ts';
import { captchaPasses } from '../db/captcha-schema.ts';
import { spendCaptchaPass } from './pass.ts';

const tests = captchaTests();

const passLifetimeMs = 2 * minuteMs;

test('a pass is spent once', async () => {
  const pass = await tests.captcha.getPass();
  expect(await tests.captcha.spend(pass)).toBe(true);
  expect(await tests.captcha.spend(pass)).toBe(false);
});

test('twenty parallel transactions spend a pass once', async () => {
  const pass = await tests.captcha.getPass();
  const spent = await Promise.all(
    Array.from({ length: 20 }, () =>
      tests.served.context.database.transaction((tx) =>
        spendCaptchaPass(tx, { pass, ...bound }, tests.served.clock.now()),
      ),
    ),
  );
  expect(spent.filter(Boolean)).toHaveLength(1);
});

test('a transaction that fails does not spend its pass', async () => {
  const pass = await tests.captcha.getPass();
  const failing = tests.served.context.database.transaction(async (tx) => {
    await spendCaptchaPass(tx, { pass, ...bound }, tests.served.clock.now());
    throw new Error('no text was queued');
  });
  await expect(failing).rejects.toThrow('no text was queued');
  expect(await tests.captcha.spend(pass)).toBe(true);
});

test('a pass is bound to its recipient and type', async () => {
  const pass = await tests.captcha.getPass();
  expect(await tests.captcha.spend(pass, { recipient: '+65 8123 4568' })).toBe(false);
  expect(await tests.captcha.spend(pass, { recipient: 'mei+6581234567@x.example' })).toBe(false);
  expect(await tests.captcha.spend(pass, { type: 5 })).toBe(false);
  expect(await tests.captcha.spend(pass)).toBe(true);
});

test.each(['+6581234567', '+65-8123-4567', '65 81234567', '+٦٥ ８１２３ 4567'])(
  'a pass accepts its phone number written as %s',
  async (recipient) => {
    expect(await tests.captcha.spend(await tests.captcha.getPass(), { recipient })).toBe(true);
  },
);

test('a pass accepts its mail address in other case, and no other address', async () => {
  const given = { ...(await tests.captcha.solvePuzzle()), recipient: 'Mei@Harbour.example' };
  const { pass } = (await tests.captcha.answerPuzzle(given)).json().data;
  expect(await tests.captcha.spend(pass, { recipient: 'mei2@harbour.example' })).toBe(false);
  expect(await tests.captcha.spend(pass, { recipient: 'mei@harbour.example' })).toBe(true);
});

test('a pass expires after two minutes', async () => {
  const early = await tests.captcha.getPass();
  tests.served.clock.advance(passLifetimeMs - 1);
  expect(await tests.captcha.spend(early)).toBe(true);
  const late = await tests.captcha.getPass();
  tests.served.clock.advance(passLifetimeMs);
  expect(await tests.captcha.spend(late)).toBe(false);
});

test('neither a pass nor its recipient is stored in plain text', async () => {
  const pass = await tests.captcha.getPass();
  const stored = JSON.stringify(await tests.served.context.database.select().from(captchaPasses));
  expect(stored).not.toContain(pass);
  expect(stored).not.toContain('81234567');
});

test.each(['', 'made-up', 'x'.repeat(1_000)])(
  'a pass that was never issued is refused: %s',
  async (pass) => {
    await tests.captcha.getPass();
    expect(await tests.captcha.spend(pass)).toBe(false);
  },
);
