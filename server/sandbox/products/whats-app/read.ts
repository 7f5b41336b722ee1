import { notThere } from '../../rules/codes.ts';
import { Refusal } from '../../rules/refusal.ts';
import { rule } from '../../rules/rules.ts';
import { shortTime } from '../../rules/times.ts';
import type { Thing } from '../../things/things.ts';
import { inboundMessage, sentMessage } from '../../whatsapp/kinds.ts';

const notInbound = 3022;

/** With a message everything that the person wrote before it is read. */
export const markAsRead = rule<{ messageId: string }>(async ({ things, input, now }) => {
  const { messageId } = input;
  const found = await things.look(inboundMessage, messageId);
  if (!found || !hasArrived(found)) {
    if (await things.look(sentMessage, messageId)) throw new Refusal(notInbound);
    throw new Refusal(notThere, { field: 'messageId' });
  }
  const readAt = found.data.readAt ?? shortTime(now);
  for (const one of await things.list(inboundMessage))
    if (isUpTo(one, found) && hasArrived(one) && one.data.readAt === undefined)
      await things.change(inboundMessage, one, { readAt }, { goesOn: true });
  return { messageId, readAt };
});

/** What somebody is going to write is there already, and nobody knows of it. */
export const hasArrived = ({ data }: Thing): boolean => data.isComing !== true;

const isUpTo = ({ data }: Thing, { data: last }: Thing): boolean =>
  data.senderUserId === last.senderUserId &&
  data.recipient === last.recipient &&
  String(data.sentAt) <= String(last.sentAt);
