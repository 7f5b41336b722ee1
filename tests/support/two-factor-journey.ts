import type { APIRequestContext, CDPSession, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { logInEmployee, logIn as logInMainUser } from '#contract/accounts.ts';
import { type Call, type CallInput, type CallReply, parseReply } from '#contract/call.ts';
import { type Accepted, isAccepted } from '#contract/envelope.ts';
import { secondMs } from '#contract/time-units.ts';
import {
  addApp,
  addPasskey,
  beginApp,
  beginPasskey,
  reauthenticateByPassword,
} from '#contract/two-factor.ts';
import { goodPassword } from './accounts.ts';
import { test as journey } from './journey.ts';

const periodMs = 30 * secondMs;

/** Journeys at the address that passkeys are bound to. */
export const test = journey.extend({
  baseURL: async ({ site }, use) => use(site.publicUrl),
});

/** A session outside the page that sets up second factors for the next login. */
export async function stepsOf(request: APIRequestContext, login: string) {
  const password = goodPassword;
  const confirmed = accepted(await ask(request, reauthenticateByPassword, { password }, login));
  const token = confirmed.data.tokens?.usertoken;
  const send = <C extends Call>(call: C, input?: CallInput<C>) => ask(request, call, input, token);

  return {
    /**
     * Returns the next code of the app. A code is valid once and in the adjacent periods: the first
     * is that of now, the other that of the next period, so that neither is ever too old.
     */
    addApp: async () => {
      const { data } = accepted(await send(beginApp));
      const totp = new TOTP({ secret: Secret.fromBase32(data.secret) });
      let shown = 0;
      const code = () => totp.generate({ timestamp: Date.now() + shown++ * periodMs });
      const added = accepted(await send(addApp, { code: code() }));
      if (!added.data.added) throw new Error(`The app was not added: ${JSON.stringify(added)}`);
      return { code, recoveryCodes: added.data.recoveryCodes ?? [] };
    },
    /** The page must be on the product: its browser creates the passkey. */
    addPasskey: async (page: Page) => {
      const { id, options } = accepted(await send(beginPasskey)).data;
      const made = await page.evaluate(makePasskey, JSON.stringify(options));
      const response = JSON.parse(made);
      const added = accepted(await send(addPasskey, { id, response, name: 'Test device' }));
      return { recoveryCodes: added.data.recoveryCodes ?? [] };
    },
  };
}

export const twoFactorOfMainUser = async (request: APIRequestContext, account: string) => {
  const reply = await ask(request, logInMainUser, { account, password: goodPassword });
  return stepsOf(request, accepted(reply).data.usertoken);
};

export const twoFactorOfEmployee = async (request: APIRequestContext, phone: string) => {
  const input = { phone, code: 'linh.tran', password: goodPassword };
  return stepsOf(request, accepted(await ask(request, logInEmployee, input)).row.usertoken);
};

/** A virtual authenticator that always confirms, until it is told to refuse. */
export async function addAuthenticator(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const verify = (isUserVerified: boolean) =>
    session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  return { refuse: () => verify(false), agree: () => verify(true) };
}

/** Runs in the browser, with the WebAuthn functions of current browsers. */
async function makePasskey(options: string): Promise<string> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(options));
  return JSON.stringify(await navigator.credentials.create({ publicKey }));
}

async function ask<C extends Call>(
  request: APIRequestContext,
  call: C,
  input?: CallInput<C>,
  token?: string,
): Promise<CallReply<C>> {
  const response = await request.fetch(call.path, {
    method: call.method,
    headers: token ? { usertoken: token } : {},
    ...(call.kind === 'form' ? { form: Object(input) } : { data: input }),
  });
  return parseReply(call, await response.json());
}

function accepted<Reply extends { code: unknown }>(reply: Reply): Accepted<Reply> {
  if (!isAccepted(reply)) throw new Error(JSON.stringify(reply));
  return reply;
}
