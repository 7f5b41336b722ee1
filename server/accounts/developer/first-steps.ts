import { listKeysEver } from '../../applications/keys.ts';
import { hasCalled, wasCalledBack } from '../../applications/progress.ts';
import type { Context } from '../../context.ts';
import type { Session } from '../sessions/sessions.ts';
import { findOwnApplication, managementOf } from './own-application.ts';
import type { SandboxParts } from './parts.ts';

/** What somebody has done on the way to their first real message, by what happened. */
export async function firstStepsOf(
  context: Context,
  session: Session,
  sandbox: SandboxParts | undefined,
) {
  const { database } = context;
  const application = await findOwnApplication(context, session);
  const [key] = application ? await listKeysEver(database, application.id) : [];
  return {
    accessKey: key?.accessKey ?? null,
    hasCalled: application ? await hasCalled(database, application.id) : false,
    hasCallback: application ? await wasCalledBack(database, application.id) : false,
    hasProduct: session.customer.enabledProducts.length > 0,
    mayManage: managementOf(session).mayManage,
    sandboxHost: sandbox?.host ?? null,
    callbackUrl: application?.callbackUrl ?? null,
  };
}
