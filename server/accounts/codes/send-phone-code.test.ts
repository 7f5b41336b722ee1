import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { verCodeByCaptcha } from '#contract/accounts.ts';
import { type Accounts, accountsOn } from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { codePattern } from '#tests/support/codes.ts';
import { productionSettings } from '#tests/support/production-settings.ts';

const phone = '+6581234567';
const sent = { captchaResult: true, sendResult: true, sendError: '' };
const refused = (sendErrorCode: string, sendError: string) => ({
  ...{ captchaResult: true, sendResult: false },
  ...{ sendError, sendErrorCode },
});
const unsolved = {
  captchaResult: false,
  sendResult: false,
  sendError: 'The slider check is no longer valid. Please complete it again.',
  sendErrorCode: 'captcha.refused',
};

let served: TestApp;
let they: Accounts;
const open = async (settings: Record<string, string> = {}) => {
  served = await testApp(settings);
  they = accountsOn(served);
  await they.addCustomer();
};
afterEach(() => served.close());

const spend = (pass: string, changes: Partial<{ phone: string; type: 4 | 5 }> = {}) =>
  they.send(verCodeByCaptcha, { captchaVerifyParam: pass, phone, type: 4, ...changes });

describe('the captcha comes first', () => {
  beforeEach(() => open());

  test('a pass sends one text, in the requested language', async () => {
    const { body } = await they.askForCode(phone, 4, { language: 'CN' });
    expect(body).toEqual({ code: 0, data: sent, msg: '' });
    expect(await they.receive('reset-code-text')).toEqual({
      recipient: phone,
      locale: 'zh',
      payload: { code: expect.stringMatching(codePattern), minutes: 10 },
    });
  });

  test('of twenty parallel requests with one pass one sends a text', async () => {
    const pass = await they.passFor(phone, 4);
    const replies = await Promise.all(Array.from({ length: 20 }, () => spend(pass)));
    expect(replies.filter(({ body }) => body.data.sendResult)).toHaveLength(1);
    expect(replies.filter(({ body }) => body.data.captchaResult)).toHaveLength(1);
    expect(await they.countQueued('reset-code-text')).toBe(1);
  });

  test.each(['', 'made-up', 'x'.repeat(43)])('the pass %j sends nothing', async (pass) => {
    expect((await spend(pass)).body.data).toEqual(unsolved);
    expect(await they.countQueued()).toBe(0);
  });

  test('a pass for another phone or type sends nothing', async () => {
    await they.addCustomer({ email: 'b@x.example', phone: '+6581234568', username: null });
    expect((await spend(await they.passFor('+6581234568', 4))).body.data).toEqual(unsolved);
    expect((await spend(await they.passFor(phone, 5))).body.data).toEqual(unsolved);
    expect(await they.countQueued()).toBe(0);
  });

  test('while the captcha is down no text is sent', async () => {
    const pass = await they.passFor(phone, 4);
    await served.context.database.execute(sql`drop table captcha_passes`);
    const { status, body } = await spend(pass);
    expect(status).toBe(500);
    expect(body).toEqual({ code: 'unexpected', msg: expect.any(String) });
    expect(await they.countQueued()).toBe(0);
  });

  test('a pass is spent even when nothing is sent', async () => {
    const pass = await they.passFor('+6581234599', 4);
    const unknown = { phone: '+6581234599' };
    expect((await spend(pass, unknown)).body.data).toEqual(
      refused('account.unknown', 'User does not exist'),
    );
    expect((await spend(pass, unknown)).body.data).toEqual(unsolved);
  });
});

describe('one phone', () => {
  beforeEach(() => open());

  test('gets the next code after sixty seconds, however the number is written', async () => {
    await they.askForCode(phone, 4);
    served.clock.advance(59_999);
    const { body } = await they.askForCode('65 8123-4567', 4);
    expect(body.data).toEqual(
      refused(
        'code.tooSoon',
        'We have just sent a code. Please wait a minute before asking for another one.',
      ),
    );
    served.clock.advance(1);
    expect((await they.askForCode(phone, 4)).body.data).toEqual(sent);
  });

  test('gets five codes a day', async () => {
    for (let i = 0; i < 5; i += 1) {
      expect((await they.askForCode(phone, 4)).body.data).toEqual(sent);
      served.clock.advance(60_000);
    }
    expect((await they.askForCode(phone, 4)).body.data.sendError).toMatch(/^No more codes/);
  });
});

describe('texts are limited', () => {
  const limited = refused(
    'sms.limit',
    'Too many texts were asked for. Please try again later or contact us.',
  );
  const others = ['+6581234001', '+6581234002', '+6581239003', '+12025550142'];
  const askAll = async (phones: string[], remoteAddress?: string) => {
    const answers: boolean[] = [];
    for (const to of phones)
      answers.push(
        (await they.askForCode(to, 4, { ...(remoteAddress && { remoteAddress }) })).body.data
          .sendResult,
      );
    return answers;
  };
  const addOthers = async () => {
    for (const [i, to] of others.entries())
      await they.addCustomer({ email: `${i}@x.example`, phone: to, username: null });
  };

  test('per range of numbers', async () => {
    await open({ LIMIT_TEXTS_PER_PREFIX_AND_DAY: '1' });
    await addOthers();
    expect(await askAll(['+6581234001', '+6581234002', '+6581239003', '+12025550142'])).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  test('per dial code', async () => {
    await open({ LIMIT_TEXTS_PER_DIAL_CODE_AND_DAY: '2' });
    await addOthers();
    expect(await askAll([...others.slice(0, 3), '+12025550142'])).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });

  test('per day in total', async () => {
    await open({ LIMIT_TEXTS_PER_DAY: '2' });
    await addOthers();
    expect(await askAll(['+6581234001', '+12025550142', '+6581234002'])).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('per client address; a refused text does not count for the recipient', async () => {
    await open({ LIMIT_TEXTS_PER_HOUR: '1' });
    await addOthers();
    await they.askForCode('+6581234001', 4);
    expect((await they.askForCode('+6581234002', 4)).body.data).toEqual(limited);
    const elsewhere = { remoteAddress: '203.0.113.9' };
    expect((await they.askForCode('+6581234002', 4, elsewhere)).body.data).toEqual(sent);
  });
});

test('in production without an SMS provider the call is refused and nothing is queued', async () => {
  await open(productionSettings);
  expect((await they.askForCode(phone, 4)).body.data).toEqual(
    refused(
      'sms.unavailable',
      'Texts cannot be sent at the moment. Please use your email or contact us.',
    ),
  );
  expect(await they.countQueued()).toBe(0);
});
