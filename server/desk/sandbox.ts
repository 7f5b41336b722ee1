import * as contract from '#contract/desk-sandbox.ts';
import type { Context } from '../context.ts';
import { setAsideCallbacks } from '../deliveries/operator.ts';
import { AppError } from '../http/errors.ts';
import { areTooWide, parseNetwork } from '../networks.ts';
import { blockedNetwork } from '../sandbox/blocks.ts';
import { blockNetwork, listBlocks, releaseCallback, unblockNetwork } from '../sandbox/operator.ts';
import { busiestSessions, callsPerMinute } from '../sandbox/use.ts';
import type { Answering } from './desk-call.ts';

const shownSessions = 10;
const shownCallbacks = 50;

export function answerSandboxCalls({ operators }: Answering, context: Context): void {
  operators(contract.readDeskSandbox, async ({ period }) => {
    const lastMs = contract.sandboxPeriods[period];
    const [perMinute, sessions, blocks, callbacks] = await Promise.all([
      callsPerMinute(context),
      busiestSessions(context, { lastMs, limit: shownSessions }),
      listBlocks(context),
      setAsideCallbacks(context, { limit: shownCallbacks }),
    ]);
    return {
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
    };
  });
  operators(contract.blockInSandbox, async ({ network: given, reason, time }, { acting }) => {
    const network = blockedNetwork(given);
    const parsed = parseNetwork(given);
    if (!network || !parsed) throw new AppError('desk.network');
    if (areTooWide([parsed])) throw new AppError('desk.networkWide');
    const endsAt = new Date(context.clock.now().getTime() + contract.blockTimes[time]);
    await blockNetwork(context, acting, { network, reason, endsAt });
  });
  operators(contract.unblockInSandbox, async (input, { acting }) => {
    const network = blockedNetwork(input.network);
    if (!network) throw new AppError('desk.network');
    if (!(await unblockNetwork(context, acting, network))) throw new AppError('desk.unknown');
  });
  operators(contract.releaseSandboxCallback, async ({ id }, { acting }) => {
    if (!(await releaseCallback(context, acting, id))) throw new AppError('desk.unknown');
  });
}
