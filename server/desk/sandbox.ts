import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/desk-sandbox.ts';
import { accept } from '#contract/envelope.ts';
import type { Context } from '../context.ts';
import { setAsideCallbacks } from '../deliveries/operator.ts';
import { AppError } from '../http/errors.ts';
import { areTooWide, parseNetwork } from '../networks.ts';
import { blockedNetwork } from '../sandbox/blocks.ts';
import { blockNetwork, listBlocks, releaseCallback, unblockNetwork } from '../sandbox/operator.ts';
import { busiestSessions, callsPerMinute } from '../sandbox/use.ts';
import { registerDeskCall } from './desk-call.ts';
import { actingAs } from './people.ts';

const shownSessions = 10;
const shownCallbacks = 50;

export function registerSandbox(app: FastifyInstance, context: Context): void {
  registerDeskCall(app, context, contract.readDeskSandbox, async ({ period }) => {
    const lastMs = contract.sandboxPeriods[period];
    const [perMinute, sessions, blocks, callbacks] = await Promise.all([
      callsPerMinute(context),
      busiestSessions(context, { lastMs, limit: shownSessions }),
      listBlocks(context),
      setAsideCallbacks(context, { limit: shownCallbacks }),
    ]);
    return accept({
      perMinute,
      sessions: sessions.map(({ address, network, since, ...session }) => ({
        ...session,
        // What is stored of a customer is where the account was opened.
        network: session.customer === null ? network : (blockedNetwork(address) ?? address),
        since: since.toISOString(),
      })),
      blocks: blocks.map(({ network, reason, blockedBy, endsAt }) => ({
        ...{ network, reason, by: blockedBy, endsAt: endsAt?.toISOString() ?? null },
      })),
      callbacks: callbacks.map(({ id, event, host, attempts, madeAt }) => ({
        ...{ id, event, host, attempts, madeAt: madeAt.toISOString() },
      })),
    });
  });
  registerDeskCall(app, context, contract.blockInSandbox, async (input, { person }, visit) => {
    const network = blockedNetwork(input.network);
    const parsed = parseNetwork(input.network);
    if (!network || !parsed) throw new AppError('desk.network');
    if (areTooWide([parsed])) throw new AppError('desk.networkWide');
    const endsAt = new Date(context.clock.now().getTime() + contract.blockTimes[input.time]);
    const acting = actingAs(person, visit.caller);
    await blockNetwork(context, acting, { network, reason: input.reason, endsAt });
    return accept(undefined);
  });
  registerDeskCall(app, context, contract.unblockInSandbox, async (input, { person }, visit) => {
    const network = blockedNetwork(input.network);
    if (!network) throw new AppError('desk.network');
    const acting = actingAs(person, visit.caller);
    if (!(await unblockNetwork(context, acting, network))) throw new AppError('desk.unknown');
    return accept(undefined);
  });
  registerDeskCall(
    app,
    context,
    contract.releaseSandboxCallback,
    async (input, { person }, visit) => {
      const acting = actingAs(person, visit.caller);
      if (!(await releaseCallback(context, acting, input.id))) throw new AppError('desk.unknown');
      return accept(undefined);
    },
  );
}
