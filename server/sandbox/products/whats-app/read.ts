import { shortTime } from '../../behaviour/formats.ts';
import { notThere, Refusal } from '../../behaviour/refusal.ts';
import { rule } from '../../behaviour/rules.ts';
import type { StoredRecord } from '../../records/record-store.ts';
import { inboundMessage, sentMessage } from '../whatsapp-shared/kinds.ts';

const notInbound = 3022;

/** Marks all earlier messages of the person as read too. */
export const markAsRead = rule<{ messageId: string }>(async ({ store, input, now }) => {
  const { messageId } = input;
  const found = await store.get(inboundMessage, messageId);
  if (!found || !hasArrived(found)) {
    if (await store.get(sentMessage, messageId)) throw new Refusal(notInbound);
    throw new Refusal(notThere, { field: 'messageId' });
  }
  const readAt = found.data.readAt ?? shortTime(now);
  for (const one of await store.list(inboundMessage))
    if (isUpTo(one, found) && hasArrived(one) && one.data.readAt === undefined)
      await store.change(inboundMessage, one, { readAt }, { keepSteps: true });
  return { messageId, readAt };
});

/** Future messages of a person are stored already, but hidden. */
export const hasArrived = ({ data }: StoredRecord): boolean => data.isComing !== true;

const isUpTo = ({ data }: StoredRecord, { data: last }: StoredRecord): boolean =>
  data.senderUserId === last.senderUserId &&
  data.recipient === last.recipient &&
  String(data.sentAt) <= String(last.sentAt);
