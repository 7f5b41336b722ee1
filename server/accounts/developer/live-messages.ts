import type { ParsedInput } from '#contract/call.ts';
import type * as contract from '#contract/live-messages.ts';
import type { LiveMessage } from '#contract/live-messages.ts';
import { logExportMax } from '#contract/requests.ts';
import { type ApiKey, listKeysEver } from '../../applications/keys.ts';
import type { Context } from '../../context.ts';
import { csvLine } from '../../csv.ts';
import {
  countByOutcome,
  countNewerMessages,
  hasMessages,
  type MessageFilter,
  outcomeOf,
  type ReportedMessage,
  selectMessages,
} from '../../gateway/message-pages.ts';
import type { Session } from '../sessions/sessions.ts';
import { sinceOf } from './log-period.ts';
import { findOwnApplication } from './own-application.ts';

export async function listOwnLiveMessages(
  context: Context,
  session: Session,
  { before, ...criteria }: ParsedInput<typeof contract.listLiveMessages>,
) {
  const { database } = context;
  const { customer } = session;
  const keys = await liveKeysOf(context, session);
  const filter = filterOf(context, criteria, keys);
  const { messages, hasMore } = await selectMessages(database, customer.id, filter, { before });
  const counts = await countByOutcome(database, customer.id, filter);
  return {
    messages: messages.map((row) => messageOf(row, keys)),
    hasMore,
    counts,
    isEmpty: counts.all === 0 && !(await hasMessages(database, customer.id)),
    keys: keys.map(({ id, name }) => ({ id, name })),
  };
}

export async function countOwnNewLiveMessages(
  context: Context,
  session: Session,
  { after, ...criteria }: ParsedInput<typeof contract.countNewLiveMessages>,
): Promise<{ count: number }> {
  const filter = filterOf(context, criteria, await liveKeysOf(context, session));
  const { database } = context;
  return { count: await countNewerMessages(database, session.customer.id, filter, after) };
}

const columns = [
  ...['acceptedAt', 'doneAt', 'requestId', 'messageId', 'product', 'country', 'recipient'],
  ...['status', 'reason', 'segments', 'price', 'currency', 'key', 'keyName'],
];

export async function exportOwnLiveMessages(
  context: Context,
  session: Session,
  criteria: ParsedInput<typeof contract.exportLiveMessages>,
): Promise<{ csv: string; isComplete: boolean }> {
  const keys = await liveKeysOf(context, session);
  const filter = filterOf(context, criteria, keys);
  const { messages, hasMore } = await selectMessages(
    context.database,
    session.customer.id,
    filter,
    { limit: logExportMax },
  );
  const lines = messages.map((row) => {
    const { acceptedAt, doneAt, requestId, messageId, key, ...message } = messageOf(row, keys);
    const { product, country, recipient, status, reason, segments, price, currency } = message;
    return csvLine([
      ...[acceptedAt, doneAt, requestId, messageId, product, country, recipient],
      ...[status, reason, segments, price, currency, key?.accessKey ?? null, key?.name ?? null],
    ]);
  });
  return { csv: [csvLine(columns), ...lines].join(''), isComplete: !hasMore };
}

/** Ended ones included: messages still name them. */
async function liveKeysOf(context: Context, session: Session): Promise<ApiKey[]> {
  const application = await findOwnApplication(context, session);
  const keys = application ? await listKeysEver(context.database, application.id) : [];
  return keys.filter(({ environment }) => environment === 'live');
}

type Criteria = Omit<ParsedInput<typeof contract.listLiveMessages>, 'before'>;

const filterOf = (
  context: Context,
  { period, key, find, ...filter }: Criteria,
  keys: readonly ApiKey[],
): MessageFilter => ({
  ...filter,
  since: sinceOf(context, period),
  find: find?.trim(),
  // A key of somebody else has sent nothing here; no access key is this text.
  accessKey: key && (keys.find(({ id }) => id === key)?.accessKey ?? 'unknown'),
});

const messageOf = (row: ReportedMessage, keys: readonly ApiKey[]): LiveMessage => {
  const { accessKey, acceptedAt, doneAt, customerId, version, ...message } = row;
  const name = keys.find((key) => key.accessKey === accessKey)?.name ?? null;
  return {
    ...message,
    key: accessKey === '' ? null : { accessKey, name },
    outcome: outcomeOf(row),
    acceptedAt: acceptedAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
  };
};
