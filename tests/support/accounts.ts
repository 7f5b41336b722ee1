import { eq } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import * as z from 'zod/mini';
import type { TemplateName } from '#content/messages/templates.ts';
import * as accounts from '#contract/accounts.ts';
import type { Call, CallInput } from '#contract/call.ts';
import { hashPassword } from '#server/accounts/passwords/password-hash.ts';
import { issuePass } from '#server/captcha/pass.ts';
import { customers, employees, outboxMessages } from '#server/db/schema.ts';
import type { TestApp } from './app.ts';
import type { Known } from './fuzz/account-targets.ts';

export type SendOptions = {
  token?: string;
  language?: 'EN' | 'CN';
  headers?: Record<string, string>;
  remoteAddress?: string;
};

export type Answer = {
  status: number;
  headers: Record<string, unknown>;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of the body.
  body: any;
};

/** The minimum of Argon2: tests hash thousands of passwords. */
export const testMemoryKib = 8;

export const goodPassword = 'willow7meadow';
export const otherPassword = 'lantern4street';

type Served = {
  app: FastifyInstance;
  context: Pick<TestApp['context'], 'database'>;
  clock: { now(): Date };
};

/** What a person does with the running server, call by call, with one browser. */
export function accountsOn(served: Served) {
  const { database } = served.context;
  const cookies = new Map<string, string>();

  /** Like a browser, sends the cookies it has received. */
  const browse = async (request: InjectOptions): Promise<LightMyRequestResponse> => {
    const headers = { ...request.headers, ...cookieHeader(cookies) };
    const reply = await served.app.inject({ ...request, headers });
    for (const { name, value } of reply.cookies) cookies.set(name, value);
    return reply;
  };

  const send = async <C extends Call>(
    call: C,
    input: CallInput<C>,
    options: SendOptions = {},
  ): Promise<Answer> => {
    const reply = await browse(requestOf(call, input, options));
    const { statusCode: status, body: text } = reply;
    return { status, headers: reply.headers, text, body: reply.json() };
  };

  /** The one message of this kind that was queued since the last call. */
  const receive = async (template: TemplateName) => {
    const rows = await database
      .delete(outboxMessages)
      .where(eq(outboxMessages.template, template))
      .returning();
    const [row] = rows;
    if (!row || rows.length > 1) throw new Error(`${rows.length} messages ${template}`);
    const { recipient, locale } = row;
    return { recipient, locale, payload: z.parse(anyFields, row.payload) };
  };

  const countQueued = async (template?: TemplateName): Promise<number> => {
    const condition = template && eq(outboxMessages.template, template);
    return (await database.select().from(outboxMessages).where(condition)).length;
  };

  /** A captcha pass, without solving the captcha. */
  const passFor = async (recipient: string, type: number): Promise<string> => {
    const pass = await issuePass({ database, clock: served.clock }, { recipient, type });
    cookies.set('captcha-pass', pass);
    return pass;
  };

  const askForCode = async (
    phone: string,
    type: 4 | 5,
    { token, ...options }: SendOptions & { token?: string } = {},
  ): Promise<Answer> =>
    send(
      accounts.verCodeByCaptcha,
      { captchaVerifyParam: await passFor(phone, type), phone, type, ...(token && { token }) },
      options,
    );

  const signUp = (
    changes: Partial<CallInput<typeof accounts.signUp>> = {},
    options?: SendOptions,
  ) => send(accounts.signUp, { ...newcomer, ...changes }, options);

  const logIn = async (
    account = 'mei@harbour.example',
    password = goodPassword,
    options?: SendOptions,
  ): Promise<Answer> => send(accounts.logIn, { account, password }, options);

  return {
    ...{ cookies, browse, send, receive, countQueued, passFor, askForCode, signUp },
    ...{ ...peopleOn(served), logIn },
  };
}

/** Customers and employees, stored without the calls that create them. */
function peopleOn({ context: { database }, clock }: Served) {
  /** An active customer, already activated. */
  const addCustomer = async (changes: Partial<typeof customers.$inferInsert> = {}) => {
    hashed ??= hashPassword(goodPassword, testMemoryKib);
    const [made] = await database
      .insert(customers)
      .values({
        status: 'active',
        email: 'mei@harbour.example',
        emailVerifiedAt: clock.now(),
        phone: '+6581234567',
        username: 'mei.tan',
        passwordHash: await hashed,
        firstName: 'Mei',
        lastName: 'Tan',
        companyName: 'Harbour Coffee',
        countryId: 702,
        locale: 'en',
        balance: '128.5',
        creditBalance: '500',
        enabledProducts: ['smsOtp'],
        createdAt: clock.now(),
        activatedAt: clock.now(),
        ...changes,
      })
      .returning();
    if (!made) throw new Error('no customer');
    return made;
  };

  const addEmployee = async (
    customerId: number,
    changes: Partial<typeof employees.$inferInsert> = {},
  ): Promise<string> => {
    const id = '8c1cf7a0-2f0e-4c43-8a53-0d2b4c6f1e01';
    await database.insert(employees).values({
      ...{ id, customerId, username: 'lin', name: 'Lin', menus: ['account'] },
      passwordHash: await hashPassword(otherPassword, testMemoryKib),
      ...changes,
    });
    return id;
  };

  return { addCustomer, addEmployee };
}

const cookieHeader = (cookies: ReadonlyMap<string, string>): Record<string, string> =>
  cookies.size > 0 ? { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') } : {};

export type Accounts = ReturnType<typeof accountsOn>;

/** Data for random requests to find: a customer with two sessions, a pending account. */
export async function seedAccounts(they: Accounts): Promise<Known> {
  const customer = await they.addCustomer();
  const phone = customer.phone ?? '';
  return {
    email: customer.email,
    phone,
    password: goodPassword,
    token: (await they.logIn()).body.data.usertoken,
    spareToken: (await they.logIn()).body.data.usertoken,
    activationToken: (await they.signUp({ email: 'pending@x.example' })).body.data,
    captchaPass: await they.passFor(phone, 4),
  };
}

export const newcomer = {
  email: 'mei@harbour.example',
  countryId: 702,
  firstName: 'Mei',
  lastName: 'Tan',
  companyName: 'Harbour Coffee',
};

const anyFields = z.record(z.string(), z.any());

let hashed: Promise<string> | undefined;

/** The request as a browser would send it. */
export function requestOf<C extends Call>(
  call: C,
  input: unknown,
  { token, language = 'EN', headers = {}, remoteAddress = '127.0.0.1' }: SendOptions = {},
): InjectOptions {
  const common = {
    method: call.method,
    remoteAddress,
    headers: { 'content-language': language, ...(token && { usertoken: token }), ...headers },
  };
  const fields = () =>
    new URLSearchParams(
      Object.entries(input ?? {}).map(([name, value]) => [name, String(value)]),
    ).toString();
  switch (call.kind) {
    case 'json':
      return {
        ...common,
        url: call.path,
        headers: { 'content-type': 'application/json', ...common.headers },
        payload: JSON.stringify(input ?? {}),
      };
    case 'form':
      return {
        ...common,
        url: call.path,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...common.headers },
        payload: fields(),
      };
    case 'query':
      return { ...common, url: `${call.path}?${fields()}` };
    case 'none':
      return { ...common, url: call.path };
  }
}
