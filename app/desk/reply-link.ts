import { fill } from '#content/fill.ts';
import type { DeskMessagesWords } from '#content/interface/desk-messages.ts';
import type { DeskMessage } from '#contract/desk-messages.ts';

/** Opens the reader's mail program with an answer that quotes the message, in its language. */
export function replyLink(
  { email, locale, sentAt, message }: DeskMessage,
  { reply }: Pick<DeskMessagesWords, 'reply'>,
): string {
  const { subject, wrote } = reply[locale];
  const quoted = message.split(/\r?\n/).map((line) => `> ${line}`);
  const body = ['', '', fill(wrote, { date: sentAt.slice(0, 10) }), ...quoted].join('\r\n');
  const address = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
