import * as z from 'zod/mini';
import { brand } from '#content/brand.ts';
import type { Locale } from '#contract/locale.ts';

export type Mail = {
  channel: 'mail';
  /** Name of the sender. */
  sender: string;
  subject: string;
  html: string;
  text: string;
  /** Reply-to address, if it is not ours. */
  replyTo?: { name: string; address: string };
  /** URL of one-click unsubscribing (RFC 8058). */
  oneClickUnsubscribe?: string;
};

export type TextMessage = { channel: 'sms'; text: string };

/**
 * The queue of a message: `code` if the recipient is waiting for it, `mass` for one of many, `mail`
 * for all other mails; text messages have their own.
 */
type Lane = 'code' | 'text' | 'mail' | 'mass';

export type Template<Payload extends z.ZodMiniType, Message extends Mail | TextMessage> = {
  channel: Message['channel'];
  lane: Lane;
  payload: Payload;
  /** The payload was stored in the database, so it is parsed again. */
  render(payload: unknown, locale: Locale): Message;
};

export const mailTemplate = <Payload extends z.ZodMiniType>(
  lane: Exclude<Lane, 'text'>,
  payload: Payload,
  write: (payload: z.output<Payload>, locale: Locale) => Omit<Mail, 'channel' | 'sender'>,
): Template<Payload, Mail> => ({
  channel: 'mail',
  lane,
  payload,
  render: (raw, locale) => ({
    channel: 'mail',
    sender: brand.names.full[locale],
    ...write(z.parse(payload, raw), locale),
  }),
});

export const textTemplate = <Payload extends z.ZodMiniType>(
  payload: Payload,
  write: (payload: z.output<Payload>, locale: Locale) => string,
): Template<Payload, TextMessage> => ({
  channel: 'sms',
  lane: 'text',
  payload,
  render: (raw, locale) => ({ channel: 'sms', text: write(z.parse(payload, raw), locale) }),
});
