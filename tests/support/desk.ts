import * as contract from '#contract/desk.ts';
import type { DeskRole } from '#contract/desk-call.ts';
import * as customers from '#contract/desk-customers.ts';
import * as messages from '#contract/desk-messages.ts';
import type { Context } from '#server/context.ts';
import { invite } from '#server/desk/invitations.ts';
import { deskOrigin } from '#server/desk-origin.ts';
import { accountsOn } from './accounts.ts';
import { softPasskey } from './soft-passkey.ts';

export type Passkey = ReturnType<typeof softPasskey>;

/** What a browser at the desk needs of the server. */
type DeskApp = Parameters<typeof accountsOn>[0] & { context: Pick<Context, 'env' | 'clock'> };

/** A browser at the operator's desk. */
export function deskOn(served: DeskApp) {
  const they = accountsOn(served);
  const { send } = they;
  const origin = deskOrigin(served.context.env);

  /** The token of an invitation by command. */
  const invited = async (
    email = 'mei.tan@nuntix.example',
    roles: readonly DeskRole[] = ['administrator'],
  ): Promise<string> => {
    const by = { kind: 'operator', name: 'anna' } as const;
    const { link } = await invite(served.context, { email, roles, locale: 'en', origin, by });
    return new URL(link).hash.slice(1);
  };

  const join = async (token: string, name = 'Mei Tan') => {
    const passkey = softPasskey(origin);
    const begun = await send(contract.beginDeskJoin, { token, name });
    if (begun.body.code !== 0) return { passkey, begun, answer: begun };
    const { id, options } = begun.body.data;
    const response = passkey.make(options);
    const answer = await send(contract.joinDesk, { token, name, id, response });
    return { passkey, begun, answer };
  };

  /** Somebody with these roles, who has just come in. */
  const enter = async (roles?: readonly DeskRole[], email?: string, name?: string) =>
    (await join(await invited(email, roles), name)).passkey;

  const logIn = async (
    passkey: Passkey,
    email = 'mei.tan@nuntix.example',
    how?: { verified: boolean },
  ) => {
    const { id, options } = (await send(contract.beginDeskLogin, undefined)).body.data;
    return send(contract.logInToDesk, { email, id, response: passkey.sign(options, how) });
  };

  const confirm = async (passkey: Passkey, how?: { verified: boolean }) => {
    const { id, options } = (await send(contract.beginDeskConfirmation, undefined)).body.data;
    return send(contract.confirmAtDesk, { id, response: passkey.sign(options, how) });
  };

  const addPasskey = async () => {
    const passkey = softPasskey(origin);
    const { id, options } = (await send(contract.beginDeskPasskey, undefined)).body.data;
    const answer = await send(contract.addDeskPasskey, { id, response: passkey.make(options) });
    return { passkey, answer };
  };

  const viewer = async (): Promise<contract.DeskViewer | null> =>
    (await send(contract.readDesk, undefined)).body.data.viewer;

  const team = async (): Promise<contract.DeskMember[]> =>
    (await send(contract.listDeskTeam, undefined)).body.data;

  return { ...they, invited, join, enter, logIn, confirm, addPasskey, viewer, team };
}

export type Desk = ReturnType<typeof deskOn>;

const someId = '8c1cf7a0-2f0e-4c43-8a53-0d2b4c6f1e01';
const answer = { id: someId, response: {} };
const token = 'x'.repeat(43);

/** A valid input of every call of the desk, by path. */
export const deskInputs: Record<string, unknown> = {
  [contract.readDesk.path]: undefined,
  [contract.beginDeskLogin.path]: undefined,
  [contract.logInToDesk.path]: { email: 'mei.tan@nuntix.example', ...answer },
  [contract.readDeskInvitation.path]: { token },
  [contract.beginDeskJoin.path]: { token, name: 'Mei' },
  [contract.joinDesk.path]: { token, name: 'Mei', ...answer },
  [contract.signOutOfDesk.path]: undefined,
  [contract.beginDeskConfirmation.path]: undefined,
  [contract.confirmAtDesk.path]: answer,
  [contract.listDeskPasskeys.path]: undefined,
  [contract.beginDeskPasskey.path]: undefined,
  [contract.addDeskPasskey.path]: answer,
  [contract.removeDeskPasskey.path]: { id: someId },
  [contract.listDeskTeam.path]: undefined,
  [contract.inviteToDesk.path]: { email: 'lin.wei@nuntix.example', roles: ['support'] },
  [contract.setDeskRoles.path]: { id: someId, roles: ['support'] },
  [contract.removeFromDesk.path]: { id: someId },
  [messages.listDeskMessages.path]: { state: 'open' },
  [messages.markDeskMessage.path]: { id: 1, isAnswered: true },
  [customers.listDeskCustomers.path]: { status: 'all' },
  [customers.readDeskCustomer.path]: { id: someId },
  [customers.listCustomerRequests.path]: { id: someId, status: 'all' },
  [customers.listCustomerEvents.path]: { id: someId },
  [customers.endCustomerSessions.path]: { id: someId, employee: null },
  [customers.resetCustomerFactor.path]: { id: someId },
  [customers.resendCustomerActivation.path]: { id: someId },
  [customers.switchCustomerProduct.path]: { id: someId, product: 'smsOtp', isOn: true },
  [customers.setCustomerMoney.path]: {
    ...{ id: someId, balance: '1', credit: '0', before: { balance: '0', credit: '0' } },
  },
  [customers.setCustomerAccess.path]: { id: someId, isDisabled: true, reason: 'Fraud' },
};
