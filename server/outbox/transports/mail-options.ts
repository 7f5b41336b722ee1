import type { SendMailOptions } from 'nodemailer';
import { brand } from '#content/brand.ts';
import type { Mail } from '#content/messages/template.ts';
import { picturesOf } from '../mail-pictures.ts';
import type { Outgoing } from '../transport.ts';

/**
 * The mail as nodemailer takes it, identical at every attempt: Message-ID and date stay the same.
 */
export async function mailOptions({
  id,
  recipient,
  createdAt,
  message,
}: Outgoing<Mail>): Promise<SendMailOptions> {
  return {
    messageId: `<${id}@${brand.mail.noReply.split('@')[1]}>`,
    date: createdAt,
    from: { name: message.sender, address: brand.mail.noReply },
    // An object: in a plain string a comma would separate two recipients.
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

/** RFC 8058: with both headers a mail program offers to unsubscribe with one click. */
const unsubscribeHeaders = ({ oneClickUnsubscribe: url }: Mail): Record<string, string> =>
  url
    ? { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {};
