import { fullName } from '#content/full-name.ts';
import {
  type Application,
  findCustomersApplication,
  lockApplication,
  openApplication,
} from '../../applications/applications.ts';
import type { Caller, Context } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { noteChange } from '../../gateway/note-change.ts';
import { networkOf } from '../../http/network-of.ts';
import type { Session } from '../sessions/sessions.ts';

/** The customer's application; undefined before their first key or callback setting. */
export const findOwnApplication = (
  { database }: Pick<Context, 'database'>,
  { customer }: Session,
): Promise<Application | undefined> => findCustomersApplication(database, customer.id);

/** The account's application, created on first use and locked until the transaction ends. */
export async function lockOwnApplication(
  tx: Transaction,
  context: Context,
  { customer }: Session,
  { address }: Caller,
): Promise<Application> {
  const isNew = !(await findCustomersApplication(tx, customer.id));
  const known = await openApplication(tx, context, {
    network: networkOf(address),
    customerId: customer.id,
  });
  const held = await lockApplication(tx, known.id);
  if (!held) throw new Error('An application went with its customer.');
  // A new application has a callback secret. Noted under its lock, as every change of it: in another
  // order, two calls could wait for each other.
  if (isNew) await noteChange(tx, customer);
  return held;
}

/** Whether the user may make changes, and whom to contact otherwise. */
export const managementOf = ({ customer, employee }: Session) => ({
  mayManage: employee?.managesKeys ?? true,
  mainUser: fullName(customer),
});
