import type { Application } from '../../applications/applications.ts';
import type { Context } from '../../context.ts';
import { isCatcherOf } from '../../deliveries/catcher.ts';
import { type AddressProblem, addressProblem, egressRules } from '../../deliveries/egress.ts';
import { Refusal, wrongValue } from '../behaviour/refusal.ts';
import type { Data } from '../records/record-store.ts';

/** Refuses a call whose callbacks could never be delivered. */
export function requireReachable(
  context: Pick<Context, 'env'>,
  application: Application,
  { callbackUrl }: Data,
): void {
  if (typeof callbackUrl !== 'string' || isCatcherOf(context, application, callbackUrl)) return;
  const problem = addressProblem(callbackUrl, egressRules(context.env));
  if (problem)
    throw new Refusal(wrongValue, {
      field: 'callbackUrl',
      reason: reasons[problem],
      expected: usable[problem],
    });
}

const reasons: Record<AddressProblem, string> = {
  unreadable: 'not a valid address',
  credentials: 'no user name and password allowed',
  scheme: 'must use HTTPS',
  port: 'no port allowed in the sandbox',
  'not-public': 'not a public address',
  'own-host': 'not an address of this service',
};

/** What would work instead. */
const usable: Record<AddressProblem, string> = {
  unreadable: 'an address that starts with https://',
  credentials: 'an address without user name and password',
  scheme: 'an address that starts with https://',
  port: 'an address without a port, in the sandbox',
  'not-public': 'an address of a public host',
  'own-host': 'an address of your own host',
};
