import {
  type Application,
  findCustomersApplication,
  holdApplication,
  openApplication,
} from '../../applications/applications.ts';
import type { Caller, Context } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { networkOf } from '../../http/network-of.ts';
import { fullName } from '../full-name.ts';
import type { Session } from '../sessions/sessions.ts';

/** Undefined as long as nobody needed one. */
export const findOwnApplication = (
  { database }: Pick<Context, 'database'>,
  { customer }: Session,
): Promise<Application | undefined> => findCustomersApplication(database, customer.id);

/** Made when it is first needed, and held until the transaction ends. */
export async function holdOwnApplication(
  tx: Transaction,
  context: Context,
  { customer }: Session,
  { address }: Caller,
): Promise<Application> {
  const known = await openApplication(tx, context, {
    network: networkOf(address),
    customerId: customer.id,
  });
  const held = await holdApplication(tx, known.id);
  if (!held) throw new Error('An application went with its customer.');
  return held;
}

/** Whether they may change something, and whom to ask where they may not. */
export const managementOf = ({ customer, employee }: Session) => ({
  mayManage: employee?.managesKeys ?? true,
  mainUser: fullName(customer),
});
