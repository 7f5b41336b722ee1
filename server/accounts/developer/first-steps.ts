import { type Application, changeApplication } from '../../applications/applications.ts';
import { listKeysEver } from '../../applications/keys.ts';
import { hasCalled, wasCalledBack } from '../../applications/progress.ts';
import type { Context } from '../../context.ts';
import type { Session } from '../sessions/sessions.ts';
import { findOwnApplication, managementOf } from './own-application.ts';
import type { SandboxParts } from './parts.ts';

/** Which first steps are done, derived from stored keys, requests and deliveries. */
export async function firstStepsOf(
  context: Context,
  session: Session,
  sandbox: SandboxParts | undefined,
) {
  const application = await findOwnApplication(context, session);
  const done = {
    ...(application ? await doneWith(context, application) : nothingDone),
    hasProduct: session.customer.enabledProducts.length > 0,
  };
  const isDone = done.hasCalled && done.hasCallback && done.hasProduct;
  const isJustDone = isDone && application?.stepsSeenAt === null;
  if (isJustDone)
    await changeApplication(context.database, application.id, { stepsSeenAt: context.clock.now() });
  return {
    ...done,
    mayManage: managementOf(session).mayManage,
    sandboxHost: sandbox?.host ?? null,
    callbackUrl: application?.callbackUrl ?? null,
    isJustDone,
  };
}

const nothingDone = { accessKey: null, hasCalled: false, hasCallback: false };

async function doneWith({ database }: Pick<Context, 'database'>, { id }: Application) {
  const [key] = await listKeysEver(database, id);
  return {
    accessKey: key?.accessKey ?? null,
    hasCalled: await hasCalled(database, id),
    hasCallback: await wasCalledBack(database, id),
  };
}
