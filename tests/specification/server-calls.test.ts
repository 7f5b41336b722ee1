import type { InjectOptions } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { customers } from '#server/db/schema.ts';
import { resolveIncident } from '#server/status/operator.ts';
import { type Accounts, accountsOn } from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { both, mei, open } from '#tests/support/status.ts';
import { type CallName, callNames, callOf, calls, contentTypes, headers } from './calls.ts';
import { contactPhoneMinLength, maxLengths, messages, passwords } from './messages.ts';
import { differenceOf } from './shape.ts';

type Fields = Record<string, string | number>;

let served: TestApp;
let they: Accounts;
const serve = async () => {
  const raised = ['CONTACT_PER_HOUR', 'SIGN_UPS_PER_HOUR', 'CODE_TRIES_PER_MINUTE'];
  served = await testApp(Object.fromEntries(raised.map((name) => [`LIMIT_${name}`, '100'])));
  they = accountsOn(served);
};

function rawRequest(name: CallName, given: Fields, sends = callOf(name).sends): InjectOptions {
  const { method, path } = callOf(name);
  const form = new URLSearchParams(Object.entries(given).map(([key, value]) => [key, `${value}`]));
  if (sends === 'query') return { method, url: `${path}?${form}` };
  if (sends === 'nothing') return { method, url: path };
  return {
    method,
    url: path,
    headers: { 'content-type': contentTypes[sends] },
    payload: sends === 'json' ? JSON.stringify(given) : form.toString(),
  };
}

const send = (name: CallName, given: Fields = {}, language = 'EN') => {
  const request = rawRequest(name, { ...callOf(name).fields, ...given });
  return they.browse({
    ...request,
    headers: { ...request.headers, [headers.language]: language },
  });
};

/** What must exist before a call can succeed, and the fields that follow from it. */
const preparations: Partial<Record<CallName, () => Promise<Fields>>> = {
  login: async () => {
    await they.addCustomer();
    return {};
  },
  employeeLogin: async () => {
    const { id } = await they.addCustomer();
    await they.addEmployee(id, { menus: ['home'] });
    return {};
  },
  customerByPhone: async () => {
    await they.addCustomer();
    return {};
  },
  phoneCode: async () => {
    await they.addCustomer();
    const { phone, type } = calls.phoneCode.fields;
    return { captchaVerifyParam: await they.passFor(phone, type) };
  },
  changePassword: async () => {
    await they.addCustomer();
    const customer = (await send('customerByPhone')).json().info;
    const { phone, type } = calls.phoneCode.fields;
    await send('phoneCode', { captchaVerifyParam: await they.passFor(phone, type) });
    const { payload } = await they.receive('reset-code-text');
    return { customer_id: customer, ver_code: payload.code };
  },
  mailForgetPassword: async () => {
    await they.addCustomer();
    return {};
  },
  mailChangePassword: async () => {
    await they.addCustomer();
    await send('mailForgetPassword');
    return { verifyCode: (await they.receive('reset-code-mail')).payload.code };
  },
  serviceHistory: async () => {
    const { incidentId } = await open(served.context, { services: ['sms'] });
    await resolveIncident(served.context, mei, incidentId, { text: both('Mended.') });
    served.clock.advance(5_000);
    return {};
  },
};
const prepare = async (name: CallName): Promise<Fields> => (await preparations[name]?.()) ?? {};

describe('7 on a server of its own', () => {
  beforeEach(serve);
  afterEach(() => served.close());

  test.each(callNames)(
    'the call %s is refused without one of its fields, and answered as specified with all',
    async (name) => {
      const { success, answer, fields, optional = [] } = callOf(name);
      const given = { ...fields, ...(await prepare(name)) };
      for (const field of Object.keys(given)) {
        const { [field]: _, ...rest } = given;
        const { code } = (await they.browse(rawRequest(name, rest))).json();
        expect([field, code === success]).toEqual([field, optional.includes(field)]);
      }
      const reply = await they.browse(rawRequest(name, given));
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['content-type']).toMatch(/^application\/json/);
      expect(reply.json().code).toBe(success);
      expect(differenceOf(answer, reply.json())).toEqual([]);
    },
  );

  test('the fields of a sign-up are stored', async () => {
    await send('signUp');
    expect(await served.context.database.select().from(customers)).toEqual([
      expect.objectContaining(calls.signUp.fields),
    ]);
  });
});

describe('on one server', () => {
  beforeAll(serve);
  afterAll(() => served.close());

  test.each(callNames)('7 the call %s accepts one method and one content type', async (name) => {
    const { method, path, sends, fields } = callOf(name);
    const other = method === 'GET' ? 'POST' : 'GET';
    expect((await served.app.inject({ method: other, url: path })).statusCode).toBe(405);
    if (sends !== 'json' && sends !== 'form') return;
    const wrong = rawRequest(name, fields, sends === 'json' ? 'form' : 'json');
    expect((await served.app.inject(wrong)).statusCode).toBe(415);
  });

  test('7 the language header chooses the language of a refusal', async () => {
    expect((await send('login', { password: '' }, 'EN')).json().msg).toBe('Please Enter Password');
    expect((await send('login', { password: '' }, 'CN')).json().msg).toBe('请输入密码');
  });

  test('7 a request id is returned under the same name', async () => {
    const requestId = '0b8e8f5c-5d0f-4f5f-8a2e-3c6f0d9b7a11';
    const reply = await served.app.inject({
      url: calls.services.path,
      headers: { [headers.requestId]: requestId },
    });
    expect(reply.headers[headers.requestId.toLowerCase()]).toBe(requestId);
  });

  describe('5 a refusal says why', () => {
    test.each([
      ...Object.entries(messages.contact).map(([field, msg]) => ['contact', field, msg] as const),
      ...Object.entries(messages.login).map(([field, msg]) => ['login', field, msg] as const),
      ...Object.entries(messages.employeeLogin).map(
        ([field, msg]) => ['employeeLogin', field, msg] as const,
      ),
      ['customerByPhone', 'phone', messages.reset[0]],
      ['mailForgetPassword', 'email', messages.reset[0]],
      ['mailChangePassword', 'verifyCode', messages.reset[1]],
      ['mailChangePassword', 'changePassword', messages.reset[2]],
      ['signUp', 'email', messages.signUp[0][1]],
      ['signUp', 'firstName', messages.signUp[2][1]],
      ['signUp', 'lastName', messages.signUp[3][1]],
    ] as const)('%s with an empty %s: %s', async (name, field, msg) => {
      const reply = (await send(name, { [field]: '' })).json();
      expect(reply.code).not.toBe(callOf(name).success);
      expect(reply.msg).toBe(msg);
    });

    test('an unknown phone or address', async () => {
      for (const name of ['customerByPhone', 'mailForgetPassword'] as const)
        expect((await send(name)).json().msg).toBe(messages.unknownUser);
    });
  });

  describe('5, 9 a field accepts the specified length and no more', () => {
    const filled = (field: string, length: number): string => {
      if (field === 'phone') return '1'.repeat(length);
      const domain = field === 'email' ? '@harbour.example' : '';
      return 'a'.repeat(length - domain.length) + domain;
    };

    test.each([
      ...Object.entries(maxLengths.contact).map(
        ([field, most]) => ['contact', field, most] as const,
      ),
      ...Object.entries(maxLengths.signUp).map(([field, most]) => ['signUp', field, most] as const),
    ])('%s.%s: %i', async (name, field, most) => {
      expect((await send(name, { [field]: filled(field, most) })).json().code).toBe(0);
      expect((await send(name, { [field]: filled(field, most + 1) })).json().code).not.toBe(0);
    });

    test('a phone of the contact form has at least six characters, and no letters', async () => {
      const code = async (phone: string) => (await send('contact', { phone })).json().code;
      expect(await code('1'.repeat(contactPhoneMinLength))).toBe(0);
      for (const phone of ['1'.repeat(contactPhoneMinLength - 1), '+65 8123 456a', '8123 4567 转'])
        expect(await code(phone)).not.toBe(0);
    });
  });

  test('9 a new password has 8 to 20 letters and digits, both kinds', async () => {
    const msg = async (changePassword: string) =>
      (await send('mailChangePassword', { changePassword })).json().msg;
    for (const password of passwords.refused) expect(await msg(password)).toBe(messages.reset[3]);
    for (const password of passwords.accepted)
      expect(await msg(password)).not.toBe(messages.reset[3]);
  });
});
