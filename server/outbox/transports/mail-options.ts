import type { SendMailOptions } from 'nodemailer';
import { brand } from '#content/brand.ts';
import type { Mail } from '#content/messages/template.ts';
import { picturesOf } from '../mail-pictures.ts';
import type { Outgoing } from '../transport.ts';

/** The mail as it leaves, the same on every try: a repeated one keeps its Message-ID and date. */
export async function mailOptions({
  id,
  recipient,
  createdAt,
  message,
}: Outgoing<Mail>): Promise<SendMailOptions> {
  return {
    messageId: `<${id}@${brand.mail.noReply.split('@')[1]}>`,
    date: createdAt,
    from: { name: brand.names.short.en, address: brand.mail.noReply },
    // As an object: a comma inside a plain string would make two recipients of it.
    to: { name: '', address: recipient },
    replyTo: message.replyTo ?? { name: '', address: brand.mail.info },
    subject: message.subject,
    text: message.text,
    html: message.html,
    attachments: (await picturesOf(message)).map(({ name, cid, png }) => ({
      cid,
      filename: `${name}.png`,
      contentType: 'image/png',
      contentDisposition: 'inline' as const,
      content: png,
    })),
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(message) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** RFC 8058: with both of them a mail program offers to end the subscription with one click. */
const unsubscribeHeaders = ({ oneClickUnsubscribe: url }: Mail): Record<string, string> =>
  url
    ? { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {};
