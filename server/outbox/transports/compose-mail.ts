import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { Mail } from '#content/messages/template.ts';
import type { Outgoing } from '../transport.ts';
import { mailOptions } from './mail-options.ts';

const composer = createTransport({ streamTransport: true, newline: 'windows' });

/** The envelope and the mail as it is sent. */
export async function composeMail(outgoing: Outgoing<Mail>) {
  const { envelope, message } = await composer.sendMail(await mailOptions(outgoing));
  return { envelope, source: Readable.from(message) };
}
