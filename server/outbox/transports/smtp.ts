import SMTPConnection from 'nodemailer/lib/smtp-connection';
import SMTPTransport from 'nodemailer/lib/smtp-transport';
import type { Mail } from '#content/messages/template.ts';
import { minuteMs, secondMs } from '#contract/time-units.ts';
import { PermanentFailure, type Transport } from '../transport.ts';
import { composeMail } from './compose-mail.ts';

export type SmtpTimeouts = {
  /** Time limit from name resolution to the end of STARTTLS. */
  connectMs: number;
  /** Silence before the whole mail was sent means that the server has not taken it. */
  silenceMs: number;
  /**
   * A server that has the whole mail may have taken it: RFC 5321 (4.5.3.2.6) asks for ten minutes.
   */
  confirmMs: number;
};

const defaultTimeouts: SmtpTimeouts = {
  connectMs: 10 * secondMs,
  silenceMs: 10 * secondMs,
  confirmMs: 10 * minuteMs,
};

/** One connection per mail, so that none waits for another. */
export function smtpMails(url: string, times: SmtpTimeouts = defaultTimeouts): Transport<Mail> {
  const { options, auth } = new SMTPTransport({
    url,
    connectionTimeout: times.connectMs,
    greetingTimeout: times.connectMs,
    socketTimeout: times.silenceMs,
  });
  return {
    local: false,
    send: async (outgoing, progress) => {
      const { envelope, source } = await composeMail(outgoing);
      progress.signal.throwIfAborted();
      const connection = new SMTPConnection(options);
      const step = stepsOf(connection, progress.signal);
      // The final dot is written after this event.
      source.once('end', () => {
        progress.given();
        if (connection._socket) connection._socket.setTimeout(times.confirmMs);
      });
      try {
        await step((done) => connection.connect(done));
        if (auth && (connection.allowsAuth || options.forceAuth))
          await step((done) => connection.login(auth, done));
        await step((done) => connection.send(envelope, source, done));
      } catch (error) {
        throw isRefused(error) ? new PermanentFailure(summaryOf(error), { cause: error }) : error;
      } finally {
        connection.close();
      }
    },
  };
}

type Done = (error?: Error | null) => void;

/** Each step ends with the server's reply, or when the connection fails or is aborted. */
function stepsOf(connection: SMTPConnection, signal: AbortSignal) {
  const { promise: broken, reject: breakOff } = Promise.withResolvers<never>();
  broken.catch(() => undefined);
  connection.on('error', breakOff);
  connection.once('end', () => breakOff(new Error('the connection was closed')));
  signal.addEventListener('abort', () => connection.close(), { once: true });
  return (begin: (done: Done) => void): Promise<void> =>
    Promise.race([
      broken,
      new Promise<void>((resolve, reject) => {
        begin((error) => (error ? reject(error) : resolve()));
      }),
    ]);
}

/** A 5xx about sender, recipient or content. One about our login is for the operator to correct. */
const isRefused = (error: unknown): error is Error & { responseCode: number } =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500 &&
  'code' in error &&
  (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');

const summaryOf = (error: Error & { responseCode: number }): string =>
  `SMTP ${error.responseCode}: ${error.message}`;
