import type { StoredRecord } from '../../records/record-store.ts';
import { notThere } from '../../rules/codes.ts';
import { Refusal } from '../../rules/refusal.ts';
import { rule } from '../../rules/rules.ts';
import { shortTime } from '../../rules/times.ts';
import { inboundMessage, sentMessage } from '../../whatsapp/kinds.ts';

const notInbound = 3022;

/** With a message everything that the person wrote before it is read. */
export const markAsRead = rule<{ messageId: string }>(async ({ store, input, now }) => {
  const { messageId } = input;
  const found = await store.look(inboundMessage, messageId);
  if (!found || !hasArrived(found)) {
    if (await store.look(sentMessage, messageId)) throw new Refusal(notInbound);
    throw new Refusal(notThere, { field: 'messageId' });
  }
  const readAt = found.data.readAt ?? shortTime(now);
  for (const one of await store.list(inboundMessage))
    if (isUpTo(one, found) && hasArrived(one) && one.data.readAt === undefined)
      await store.change(inboundMessage, one, { readAt }, { goesOn: true });
  return { messageId, readAt };
});

/** What somebody is going to write is there already, and nobody knows of it. */
export const hasArrived = ({ data }: StoredRecord): boolean => data.isComing !== true;

const isUpTo = ({ data }: StoredRecord, { data: last }: StoredRecord): boolean =>
  data.senderUserId === last.senderUserId &&
  data.recipient === last.recipient &&
  String(data.sentAt) <= String(last.sentAt);
