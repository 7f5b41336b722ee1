import { createTransport } from 'nodemailer';
import type { Mail } from '#content/messages/template.ts';
import { PermanentFailure, type Transport } from '../transport.ts';
import { mailOptions } from './mail-options.ts';

export type SmtpTimeouts = { connectMs: number; silenceMs: number };

const patience: SmtpTimeouts = { connectMs: 5_000, silenceMs: 10_000 };

export function smtpMails(
  url: string,
  { connectMs, silenceMs }: SmtpTimeouts = patience,
): Transport<Mail> {
  const mailer = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
  });
  return {
    local: false,
    send: async (outgoing) => {
      try {
        await mailer.sendMail(await mailOptions(outgoing));
      } catch (error) {
        throw isRefused(error) ? new PermanentFailure(summaryOf(error), { cause: error }) : error;
      }
    },
    close: () => mailer.close({ force: true }),
  };
}

/** A 5xx about sender, recipient or content. One about our login is the operator's to mend. */
const isRefused = (error: unknown): error is Error & { responseCode: number } =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500 &&
  'code' in error &&
  (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');

const summaryOf = (error: Error & { responseCode: number }): string =>
  `SMTP ${error.responseCode}: ${error.message}`;
