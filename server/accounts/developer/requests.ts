import type { ParsedInput } from '#contract/call.ts';
import type * as contract from '#contract/requests.ts';
import { logExportMax } from '#contract/requests.ts';
import { findKeyById, listKeysEver } from '../../applications/keys.ts';
import { readLine } from '../../applications/request-line.ts';
import {
  countByStatus,
  countNewer,
  outlineOf,
  type RequestFilter,
  selectRequest,
  selectRequests,
} from '../../applications/request-pages.ts';
import type { Context } from '../../context.ts';
import { csvLine } from '../../csv.ts';
import { AppError } from '../../http/errors.ts';
import { maskedQuery } from '../../masked-address.ts';
import type { Session } from '../sessions/sessions.ts';
import { sinceOf } from './log-period.ts';
import { masked } from './masked.ts';
import { findOwnApplication } from './own-application.ts';
import type { SandboxParts } from './parts.ts';

const none = { all: 0, '2xx': 0, '4xx': 0, '5xx': 0 };

export async function listOwnRequests(
  context: Context,
  session: Session,
  { before, ...criteria }: ParsedInput<typeof contract.listRequests>,
  sandbox: SandboxParts | undefined,
) {
  const { database } = context;
  const application = await findOwnApplication(context, session);
  if (!application) return { requests: [], hasMore: false, counts: none, isEmpty: true, keys: [] };
  const filter = filterOf(context, criteria, sandbox);
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
  sandbox: SandboxParts | undefined,
): Promise<{ count: number }> {
  const application = await findOwnApplication(context, session);
  if (!application) return { count: 0 };
  const filter = filterOf(context, criteria, sandbox);
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
    query: maskedQuery(query),
    body: masked(body),
    answer: masked(answer),
    address,
    key: key ? { name: key.name, accessKey: key.accessKey } : null,
    callId,
  };
}

/** What became of a request, for the line in its details. */
export async function readOwnLine(context: Context, session: Session, id: string) {
  const application = await findOwnApplication(context, session);
  const found = application && (await selectRequest(context.database, application.id, id));
  if (!found) throw new AppError('not-found');
  return readLine(context, application, id);
}

const columns = [
  ...['madeAt', 'requestId', 'method', 'path', 'call', 'status', 'code', 'tookMs'],
  ...['key', 'keyName', 'address'],
];

export async function exportOwnRequests(
  context: Context,
  session: Session,
  criteria: ParsedInput<typeof contract.exportRequests>,
  sandbox: SandboxParts | undefined,
): Promise<{ csv: string; isComplete: boolean }> {
  const { database } = context;
  const application = await findOwnApplication(context, session);
  if (!application) return { csv: csvLine(columns), isComplete: true };
  const filter = filterOf(context, criteria, sandbox);
  const page = { limit: logExportMax };
  const { requests, hasMore } = await selectRequests(database, application.id, filter, page);
  const keys = await listKeysEver(database, application.id);
  const lines = requests.map((row) => {
    const { madeAt, requestId, method, path, status, code, tookMs } = outlineOf(row);
    const key = keys.find(({ id }) => id === row.keyId);
    return csvLine([
      ...[madeAt, requestId ?? null, method, path, row.callId, status, code, tookMs],
      ...[key?.accessKey ?? null, key?.name ?? null, row.address],
    ]);
  });
  return { csv: [csvLine(columns), ...lines].join(''), isComplete: !hasMore };
}

type Criteria = Omit<ParsedInput<typeof contract.listRequests>, 'before'>;

const filterOf = (
  context: Context,
  { period, product, find, ...filter }: Criteria,
  sandbox: SandboxParts | undefined,
): RequestFilter => ({
  ...filter,
  since: sinceOf(context, period),
  find: find?.trim(),
  calls: product === undefined ? undefined : callsOf(product, sandbox),
});

const callsOf = (product: string, sandbox: SandboxParts | undefined): string[] =>
  (sandbox?.api?.calls ?? []).flatMap((call) => (call.product === product ? [call.id] : []));
