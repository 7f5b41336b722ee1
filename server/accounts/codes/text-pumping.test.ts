import { afterEach, describe, expect, test } from 'vitest';
import { textHours } from '#server/db/login-schema.ts';
import { type Activation, activationOn } from '#tests/support/activation.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';

let served: TestApp;
let they: Activation;
let lines: string[];
const open = async (settings: Record<string, string> = {}) => {
  lines = [];
  served = await testApp(settings, { logTo: { write: (line) => lines.push(line) } });
  they = activationOn(served);
};
afterEach(() => served.close());

const refusalOf = async (phone: string, token: string, remoteAddress = '127.0.0.1') =>
  (await they.askForCode(phone, 5, { token, remoteAddress })).body.data.sendErrorCode;

describe('numbers that get no text', () => {
  test.each([
    ['a premium number', '+44 909 879 0123', 'sms.numberType'],
    ['a shared-cost number', '+44 844 123 4567', 'sms.numberType'],
    ['a freephone number', '+1 800 234 5678', 'sms.numberType'],
    ['a company-wide number', '+44 370 123 4567', 'sms.numberType'],
    ['a landline', '+65 6123 4567', 'sms.numberType'],
    ['a number nobody was given', '+65 1123 4567', 'sms.numberType'],
    ['a satellite', '+881 612 345 678', 'sms.country'],
    ['an international network', '+882 16 1234 5678', 'sms.country'],
  ])('%s', async (_, phone, code) => {
    await open();
    const { mailToken } = await they.begin();
    expect(await refusalOf(phone, mailToken)).toMatch(code === 'sms.country' ? /^sms\./ : code);
    expect(await they.countQueued('activation-code-text')).toBe(0);
  });

  test('of countries that are not served', async () => {
    await open({ TEXT_COUNTRIES: 'SG, MY' });
    const { mailToken } = await they.begin();
    expect(await refusalOf('+44 7400 123456', mailToken)).toBe('sms.country');
    expect(await refusalOf('+65 8123 4567', mailToken)).toBeUndefined();
  });

  test('of countries that are blocked', async () => {
    await open({ TEXT_COUNTRIES: '-GB' });
    const { mailToken } = await they.begin();
    expect(await refusalOf('+44 7400 123456', mailToken)).toBe('sms.country');
    expect(await refusalOf('+65 8123 4567', mailToken)).toBeUndefined();
  });

  test('of another country than the sign-up’s, unless the mailbox is verified', async () => {
    await open();
    const { phoneToken, mailToken } = await they.begin();
    expect(await refusalOf('+44 7400 123456', phoneToken)).toBe('sms.foreignNumber');
    expect(await refusalOf('+44 7400 123456', mailToken)).toBeUndefined();
  });
});

describe('one sign-up', () => {
  test('sends texts to at most three numbers', async () => {
    await open();
    const { phoneToken } = await they.begin();
    for (const [i, answer] of [undefined, undefined, undefined, 'sms.tooManyNumbers'].entries())
      expect(await refusalOf(`+65812345${i}7`, phoneToken)).toBe(answer);
    served.clock.advance(60_000);
    expect(await refusalOf('+6581234507', phoneToken)).toBeUndefined();
  });

  test('sends at most five texts', async () => {
    await open();
    const { phoneToken } = await they.begin();
    for (let i = 0; i < 5; i += 1) {
      expect(await refusalOf('+6581234567', phoneToken, `10.0.${i}.1`)).toBeUndefined();
      served.clock.advance(60_000);
    }
    expect(await refusalOf('+6581234567', phoneToken, '10.0.9.1')).toBe('sms.tooManyNumbers');
  });

  test('holds these limits for a hundred parallel requests', async () => {
    await open({ LIMIT_TEXTS_PER_HOUR: '1000', LIMIT_TEXTS_PER_PREFIX_AND_DAY: '1000' });
    const { phoneToken } = await they.begin();
    await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        refusalOf(`+6581234${String(i).padStart(3, '0')}`, phoneToken, `10.0.${i}.1`),
      ),
    );
    expect(await they.countQueued('activation-code-text')).toBe(3);
  });
});

describe('the hourly limit per dial code', () => {
  const signUps = async (count: number) => {
    for (let i = 0; i < count; i += 1) {
      const email = `n${i}@x.example`;
      const token: string = (await they.signUp({ email })).body.data;
      await refusalOf(`+65812${String(i).padStart(2, '0')}567`, token, `10.0.${i}.1`);
    }
  };

  test('reserves a quarter for password resets', async () => {
    await open({ LIMIT_TEXTS_PER_DIAL_CODE_AND_HOUR: '8', LIMIT_SIGN_UPS_PER_HOUR: '100' });
    await they.addCustomer({ phone: '+6591234567' });
    await signUps(10);
    expect(await they.countQueued('activation-code-text')).toBe(6);
    const reset = await they.askForCode('+6591234567', 4);
    expect(reset.body.data.sendResult).toBe(true);
  });

  test('logs a warning when half of it is used', async () => {
    await open({ LIMIT_TEXTS_PER_DIAL_CODE_AND_HOUR: '8', LIMIT_SIGN_UPS_PER_HOUR: '100' });
    await signUps(3);
    expect(lines.join('')).not.toContain('half of a cap');
    await signUps(5);
    const warnings = lines.filter((line) => line.includes('half of a cap on texts is used'));
    expect(warnings.map((line) => JSON.parse(line))).toMatchObject([
      { cap: 'dial code and hour', dialCode: '65', used: 4, limit: 8 },
    ]);
  });
});

describe('the share of used codes', () => {
  test('is counted per dial code and hour', async () => {
    await open();
    const { mailToken } = await they.begin();
    await they.activate(mailToken);
    expect(await served.context.database.select().from(textHours)).toEqual([
      { dialCode: '65', hour: new Date('2026-03-01T09:00:00Z'), sent: 1, used: 1 },
    ]);
  });

  test('indicates pumping when it is low', async () => {
    await open();
    const hour = new Date('2026-03-01T09:00:00Z');
    await served.context.database
      .insert(textHours)
      .values({ dialCode: '65', hour, sent: 29, used: 5 });
    const { mailToken } = await they.begin();
    await they.codeFor(mailToken);
    const [line] = lines.filter((one) => one.includes('somebody may be paid'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ dialCode: '65', sent: 30, used: 5 });
  });
});
