import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { accept } from '#contract/envelope.ts';
import * as contract from '#contract/practice.ts';
import {
  deliverAgain,
  findRequest,
  listDeliveries,
  listRequests,
} from '../../applications/traffic.ts';
import { watchRequest } from '../../applications/watch-request.ts';
import type { Context } from '../../context.ts';
import { applications } from '../../db/sandbox-schema.ts';
import { AppError } from '../../http/errors.ts';
import { registerCall } from '../../http/register-call.ts';
import { isReplayable } from '../http/request-log.ts';
import { openPractice, requirePractice } from './open.ts';

/** Calls of the documentation pages about a practice session. */
export function registerPractice(app: FastifyInstance, context: Context): void {
  const { database, clock, env } = context;

  registerCall(app, context, contract.openPractice, async (_, caller) =>
    accept(await openPractice(context, caller)),
  );

  registerCall(app, context, contract.watchPractice, async ({ token, requestId }) => {
    const application = await requirePractice(context, token);
    const watched = await watchRequest(context, application, requestId);
    return accept({ now: clock.now().toISOString(), ...watched });
  });

  registerCall(app, context, contract.readTraffic, async ({ token }) => {
    const application = await requirePractice(context, token);
    return accept({
      now: clock.now().toISOString(),
      endsAt: (application.endsAt ?? clock.now()).toISOString(),
      catcherAnswer: application.catcherAnswer,
      pausesMs: [...env.sandbox.deliveries.pausesMs],
      requests: await listRequests(context, application),
      deliveries: await listDeliveries(context, application),
    });
  });

  registerCall(app, context, contract.readPracticeRequest, async ({ token, requestId }) => {
    const application = await requirePractice(context, token);
    const found = await findRequest(context, application, requestId);
    return accept({ ...found, isWhole: isReplayable(found) });
  });

  registerCall(app, context, contract.setCatcher, async ({ token, answer }) => {
    const { id } = await requirePractice(context, token);
    await database
      .update(applications)
      .set({ catcherAnswer: answer })
      .where(eq(applications.id, id));
    return accept(null);
  });

  registerCall(app, context, contract.deliverAgain, async ({ token, deliveryId }) => {
    await deliverAgain(context, await requirePractice(context, token), deliveryId);
    return accept(null);
  });
}

/** Tells pages that this server has no sandbox. */
export const registerNoPractice = (app: FastifyInstance, context: Context): void =>
  registerCall(app, context, contract.openPractice, () => {
    throw new AppError('not-found');
  });
