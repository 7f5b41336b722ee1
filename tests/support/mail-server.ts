import { once } from 'node:events';
import { createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = { from: string; to: string[]; source: string };

export type MailServer = {
  url: string;
  received: ReceivedMail[];
  /** The reply to the next recipients; undefined accepts them. */
  refuseWith(reply: { status: number; text: string } | undefined): void;
  /** Stops answering from the next RCPT command on; resolves when that command has arrived. */
  fallSilent(): Promise<void>;
  /** Confirms a completely received mail after this. */
  confirmAfter(wait: (mail: ReceivedMail) => Promise<unknown>): void;
  close(): Promise<void>;
};

type MailServerOptions = {
  /** Required before it accepts a mail. */
  password?: string;
  /** Implicit TLS or STARTTLS, with a self-signed certificate. */
  encryption?: 'tls' | 'starttls';
};

/** A real SMTP server on a free port that stores its mails. */
export async function startMailServer({
  password,
  encryption,
}: MailServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let refusal: { status: number; text: string } | undefined;
  let silence: PromiseWithResolvers<void> | undefined;
  let confirming: (mail: ReceivedMail) => Promise<unknown> = async () => undefined;
  const server = new SMTPServer({
    secure: encryption === 'tls',
    disabledCommands: [
      ...(password === undefined ? ['AUTH'] : []),
      ...(encryption === 'starttls' ? [] : ['STARTTLS']),
    ],
    authOptional: password === undefined,
    closeTimeout: 100,
    onAuth: (given, _, done) =>
      given.password === password ? done(null, { user: 'user' }) : done(new Error('wrong')),
    onRcptTo: (_, __, done) => {
      if (silence) silence.resolve();
      else
        done(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.status }));
    },
    onData: (stream, { envelope }, done) => {
      let source = '';
      stream.setEncoding('utf8').on('data', (chunk) => {
        source += chunk;
      });
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const mail = { from, to: envelope.rcptTo.map(({ address }) => address), source };
        received.push(mail);
        confirming(mail).then(() => done(), done);
      });
    },
  });
  // A client that does not wait for the response closes the connection.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `${encryption === 'tls' ? 'smtps' : 'smtp'}://127.0.0.1:${address.port}`,
    received,
    refuseWith: (reply) => {
      refusal = reply;
    },
    fallSilent: () => {
      silence = Promise.withResolvers();
      return silence.promise;
    },
    confirmAfter: (wait) => {
      confirming = wait;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Non-ASCII characters are encoded, a long line in several parts. */
export function subjectOf({ source }: ReceivedMail): string {
  const [, subject = ''] = /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(source) ?? [];
  const bytes = subject
    .replace(/\?=\r\n[ \t]=\?UTF-8\?Q\?/gi, '')
    .replace(/\r\n[ \t]/g, ' ')
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, text: string) => text.replaceAll('_', ' '))
    .replace(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** A port that accepts connections and never responds. */
export async function startSilentServer(): Promise<{ port: number; close(): void }> {
  const sockets = new Set<{ destroy(): void }>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    port: address.port,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
