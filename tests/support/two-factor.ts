import { Secret, TOTP } from 'otpauth';
import * as contract from '#contract/two-factor.ts';
import type { Tokens } from '#contract/user-data.ts';
import { goodPassword } from './accounts.ts';
import type { TestApp } from './app.ts';
import { consoleOn } from './console.ts';
import { softPasskey } from './soft-passkey.ts';

/** A logged-in main user who sets up a second factor. */
export async function twoFactorOn(served: TestApp) {
  const they = await consoleOn(served);
  const { publicUrl } = served.context.env;
  const asMe = { token: they.token };
  const keep = (tokens: Tokens | null) => {
    if (tokens) asMe.token = tokens.usertoken;
  };

  /** Like a browser: sends the renewed token from then on. */
  const confirm = async (password = goodPassword) => {
    const answer = await they.send(contract.reauthenticateByPassword, { password }, asMe);
    keep(answer.body.data.tokens);
    return answer;
  };

  const signToConfirm = async (
    passkey: ReturnType<typeof softPasskey>,
    how?: { verified: boolean },
  ) => {
    const { id, options } = (
      await they.send(contract.beginPasskeyReauthentication, undefined, asMe)
    ).body.data;
    const response = passkey.sign(options, how);
    const answer = await they.send(contract.reauthenticateByPasskey, { id, response }, asMe);
    keep(answer.body.data.tokens);
    return answer;
  };

  const addPasskey = async (name = 'Laptop', token = asMe.token) => {
    const passkey = softPasskey(publicUrl);
    const challenge = await they.send(contract.beginPasskey, undefined, { token });
    const { id, options } = challenge.body.data;
    const added = await they.send(
      contract.addPasskey,
      { id, response: passkey.make(options), name },
      { token },
    );
    return { passkey, added, codes: added.body.data?.recoveryCodes };
  };

  /** Sets up an app and returns a function that reads its codes. */
  const addApp = async (token = asMe.token) => {
    const begun = await they.send(contract.beginApp, undefined, { token });
    const secret = Secret.fromBase32(begun.body.data.secret);
    const codeAt = (byMs = 0) =>
      TOTP.generate({ secret, timestamp: served.clock.now().getTime() + byMs });
    const added = await they.send(contract.addApp, { code: codeAt() }, { token });
    served.clock.advance(30_000);
    return { begun, added, codeAt, codes: added.body.data?.recoveryCodes };
  };

  /** After a correct password: the token of the pending login. */
  const startLogin = async (): Promise<string> => (await they.logIn()).body.data.usertoken;

  const passByPasskey = async (
    step: string,
    passkey: ReturnType<typeof softPasskey>,
    how?: { verified: boolean },
  ) => {
    const { id, options } = (await they.send(contract.beginSecondFactorPasskey, { step })).body
      .data;
    return they.send(contract.passSecondFactorByPasskey, {
      step,
      id,
      response: passkey.sign(options, how),
    });
  };

  /** Without a password, in a browser that has no session. */
  const logInByPasskey = async (
    passkey: ReturnType<typeof softPasskey>,
    { from, ...how }: { verified?: boolean; from?: string } = {},
  ) => {
    const at = from ? { remoteAddress: from } : {};
    const { id, options } = (await they.send(contract.beginPasskeyLogin, undefined, at)).body.data;
    const input = { id, response: passkey.sign(options, how) };
    return they.send(contract.logInByPasskey, input, at);
  };

  return {
    ...they,
    asMe,
    logInByPasskey,
    confirm,
    signToConfirm,
    addPasskey,
    addApp,
    startLogin,
    passByPasskey,
  };
}

export type TwoFactorClient = Awaited<ReturnType<typeof twoFactorOn>>;
