import type { FastifyInstance, FastifyReply } from 'fastify';
import type { z } from 'zod';
import { secondMs } from '#contract/time-units.ts';
import { withCallTimeout } from '../call-timeout.ts';
import type { Context } from '../context.ts';
import { type Problem, problemOf, type Taken } from '../usage/refusals.ts';
import { takeBalances } from '../usage/take-balances.ts';
import { takeUsage } from '../usage/take-usage.ts';
import {
  changesAnswer,
  changesPath,
  changesQuery,
  intakeAnswer,
  rowsBody,
  usageBody,
} from './contract.ts';
import { gatewayApi } from './openapi.ts';
import { hasChanges, readChanges, readUpTo } from './read-changes.ts';
import { storeReceipt } from './receipt.ts';
import { takeMessages } from './take-messages.ts';
import { waitFor } from './wait-for.ts';

/** A request that is not as described, answered with 400. */
export class BadRequest extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super('bad request');
    this.problem = problem;
  }
}

/** Registers the calls of the gateway; `ending` ends those that wait. */
export function registerGateway(app: FastifyInstance, context: Context, ending: AbortSignal): void {
  const { database, clock, callMs } = context;
  const within = <Done>(path: string, work: () => Promise<Done>) =>
    withCallTimeout(path, work, callMs);
  const now = () => clock.now();

  const api = gatewayApi();
  app.get('/gateway/v1/openapi.json', async () => api);

  app.get(changesPath, async ({ query }, reply) => {
    const { after, limit, wait } = parse(changesQuery, query);
    const read = () => within(changesPath, () => readChanges(context, { after, limit }));
    const first = await read();
    await within(changesPath, () => storeReceipt(context, readUpTo(after)));
    const isThere = first.accounts.length > 0 || after === undefined;
    if (isThere || wait === 0) return changesAnswer.parse(first);
    const look = () => within(changesPath, () => hasChanges(database, readUpTo(first.cursor)));
    const signal = AbortSignal.any([ending, goneSignal(reply)]);
    await waitFor(look, { ms: wait * secondMs, signal });
    return changesAnswer.parse(await read());
  });

  const take = (path: string, work: (body: unknown) => Promise<Taken>) =>
    app.post(path, async ({ body }) => intakeAnswer.parse(await within(path, () => work(body))));
  take('/gateway/v1/usage', (body) => {
    const { rows, completeUntil } = parse(usageBody(now), body);
    return takeUsage(context, 'live', { rows, completeUntil: completeUntil ?? undefined });
  });
  take('/gateway/v1/balances', (body) => takeBalances(context, parse(rowsBody, body).rows));
  take('/gateway/v1/messages', (body) => takeMessages(context, parse(rowsBody, body).rows));
}

function parse<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(given);
  if (success) return data;
  throw new BadRequest(problemOf(error));
}

/** Aborted when the connection of the request ends. */
function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
}
