import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { Run } from '../measurement.ts';

/**
 * `closed` refuses connections, `silent` accepts them and says nothing, `busy` rejects everybody.
 */
export type MailExchangeState = 'open' | 'closed' | 'silent' | 'busy';

export type MailExchange = {
  url: string;
  /** The Message-ID of each accepted mail, in order, repeated ones included. */
  taken: string[];
  become(state: MailExchangeState): Promise<void>;
  /** Called when a mail is complete and before the sender is told. */
  onMail: ((messageId: string) => Promise<void>) | undefined;
};

/** A real SMTP server on one port that can be down in several ways. */
export async function startMailExchange(run: Run): Promise<MailExchange> {
  const taken: string[] = [];
  let port = 0;
  let close: () => Promise<void> = async () => undefined;
  const exchange: MailExchange = {
    url: '',
    taken,
    onMail: undefined,
    become: async (state) => {
      await close();
      close = async () => undefined;
      if (state === 'closed') return;
      const opened = state === 'open' ? openSmtp(receive, port) : openDeaf(state, port);
      close = opened.close;
      await once(opened.server, 'listening');
      port = portOf(opened.server);
    },
  };
  async function receive(source: string): Promise<void> {
    const messageId = /^Message-ID: <(.+)>\r?$/im.exec(source)?.[1] ?? 'none';
    taken.push(messageId);
    await exchange.onMail?.(messageId);
  }
  run.onEnd(() => exchange.become('closed'));
  await exchange.become('open');
  exchange.url = `smtp://127.0.0.1:${port}`;
  return exchange;
}

type Opened = { server: Server; close(): Promise<void> };

function openSmtp(receive: (source: string) => Promise<void>, port: number): Opened {
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    authOptional: true,
    closeTimeout: 100,
    onData: (stream, _, done) => {
      let source = '';
      stream.setEncoding('utf8').on('data', (chunk) => {
        source += chunk;
      });
      stream.on('end', () => {
        receive(source).then(() => done(), done);
      });
    },
  });
  // A killed sender leaves a broken connection behind.
  smtp.on('error', () => undefined);
  smtp.listen(port, '127.0.0.1');
  return {
    server: smtp.server,
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}

function openDeaf(state: 'silent' | 'busy', port: number): Opened {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    if (state === 'busy') socket.end('421 try again later\r\n');
  }).listen(port, '127.0.0.1');
  return {
    server,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
