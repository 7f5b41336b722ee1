import type { ParsedInput } from '#contract/call.ts';
import type * as contract from '#contract/requests.ts';
import type { RequestPeriod } from '#contract/requests.ts';
import { dayMs, hourMs } from '#contract/time-units.ts';
import { findKeyById, listKeysEver } from '../../applications/keys.ts';
import {
  countByStatus,
  countNewer,
  outlineOf,
  type RequestFilter,
  selectRequest,
  selectRequests,
} from '../../applications/request-pages.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../http/errors.ts';
import type { Session } from '../sessions/sessions.ts';
import { masked } from './masked.ts';
import { findOwnApplication } from './own-application.ts';

const periodsMs: Record<RequestPeriod, number> = {
  hour: hourMs,
  day: dayMs,
  week: 7 * dayMs,
  month: 30 * dayMs,
};

const none = { all: 0, '2xx': 0, '4xx': 0, '5xx': 0 };

export async function listOwnRequests(
  context: Context,
  session: Session,
  { before, ...criteria }: ParsedInput<typeof contract.listRequests>,
) {
  const { database } = context;
  const application = await findOwnApplication(context, session);
  if (!application) return { requests: [], hasMore: false, counts: none, isEmpty: true, keys: [] };
  const filter = filterOf(context, criteria);
  const { requests, hasMore } = await selectRequests(database, application.id, filter, {
    before,
  });
  const counts = await countByStatus(database, application.id, filter);
  const isEmpty =
    counts.all === 0 && (await countNewer(database, application.id, {}, undefined)) === 0;
  const keys = await listKeysEver(database, application.id);
  return {
    requests: requests.map(outlineOf),
    hasMore,
    counts,
    isEmpty,
    keys: keys.map(({ id, name }) => ({ id, name })),
  };
}

export async function countOwnNewRequests(
  context: Context,
  session: Session,
  { after, ...criteria }: ParsedInput<typeof contract.countNewRequests>,
): Promise<{ count: number }> {
  const application = await findOwnApplication(context, session);
  if (!application) return { count: 0 };
  const filter = filterOf(context, criteria);
  return { count: await countNewer(context.database, application.id, filter, after) };
}

export async function readOwnRequest(context: Context, session: Session, id: string) {
  const application = await findOwnApplication(context, session);
  if (!application) throw new AppError('not-found');
  const found = await selectRequest(context.database, application.id, id);
  if (!found) throw new AppError('not-found');
  const { keyId, callId, query, body, answer, address } = found;
  const key = keyId ? await findKeyById(context.database, application.id, keyId) : undefined;
  return {
    ...outlineOf(found),
    query,
    body: masked(body),
    answer: masked(answer),
    address,
    key: key ? { name: key.name, accessKey: key.accessKey } : null,
    callId,
  };
}

type Criteria = Omit<ParsedInput<typeof contract.listRequests>, 'before'>;

const filterOf = ({ clock }: Context, { period, ...filter }: Criteria): RequestFilter => ({
  ...filter,
  find: filter.find?.trim(),
  since: period && new Date(clock.now().getTime() - periodsMs[period]),
});
