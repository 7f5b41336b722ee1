import type { CallInput } from '#contract/call.ts';
import * as contract from '#contract/invitations.ts';
import { otherPassword } from './accounts.ts';
import type { TestApp } from './app.ts';
import { consoleOn } from './console.ts';

export const invitedEmail = 'sara.k@harbour.example';

/** A main user who invites, and the invited. */
export async function invitationOn(served: TestApp) {
  const they = await consoleOn(served);
  const asMe = { token: they.token };

  const invite = (changes: Partial<CallInput<typeof contract.inviteEmployee>> = {}) =>
    they.send(
      contract.inviteEmployee,
      { email: invitedEmail, menus: ['home'], locale: 'en', ...changes },
      asMe,
    );

  /** The token of the one mail since the last call. */
  const mailedToken = async (): Promise<string> => {
    const { payload } = await they.receive('employee-invitation');
    return new URL(payload.link).searchParams.get('token') ?? '';
  };

  const invited = async (changes: Parameters<typeof invite>[0] = {}): Promise<string> => {
    await invite(changes);
    return mailedToken();
  };

  const join = (
    token: string,
    changes: Partial<CallInput<typeof contract.acceptInvitation>> = {},
  ) =>
    they.send(contract.acceptInvitation, {
      ...{ token, username: 'sara', password: otherPassword },
      ...changes,
    });

  const lookUp = async (token: string) =>
    (await they.send(contract.lookUpInvitation, { token })).body.data;

  const list = async (): Promise<contract.Invitation[]> =>
    (await they.send(contract.listInvitations, undefined, asMe)).body.data;

  return { ...they, asMe, invite, mailedToken, invited, join, lookUp, list };
}

export type Inviting = Awaited<ReturnType<typeof invitationOn>>;
