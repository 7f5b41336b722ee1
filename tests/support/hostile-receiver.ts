import { type AddressInfo, createServer, type Socket } from 'node:net';
import * as tls from 'node:tls';

/** What each kind does with a connection once a request has begun to arrive. */
const manners = {
  switching: (socket) =>
    socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
  interim: (socket) => repeat(socket, 'HTTP/1.1 100 Continue\r\n\r\n'.repeat(100)),
  silence: () => undefined,
  drip: (socket) => {
    socket.write('HTTP/1.1 200 OK\r\nx: ');
    repeat(socket, 'x', 20);
  },
  headers: (socket) => {
    socket.write('HTTP/1.1 200 OK\r\n');
    repeat(socket, `x: ${'x'.repeat(1_000)}\r\n`);
  },
  body: (socket) => {
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    repeat(socket, 'x'.repeat(512));
  },
  stop: (socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nx'),
  close: (socket) => socket.end(),
  bare: (socket) => socket.end('hello\n'),
  redirect: (socket) =>
    socket.end('HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1:1/\r\ncontent-length: 0\r\n\r\n'),
} satisfies Record<string, (socket: Socket) => unknown>;

export type Manner = keyof typeof manners;
export const hostileManners = Object.keys(manners) as Manner[];

/** Sends something repeatedly while the other side reads it, until the connection ends. */
function repeat(socket: Socket, text: string, everyMs = 0): void {
  const timer = setInterval(() => socket.writableNeedDrain || socket.write(text), everyMs);
  socket.on('close', () => clearInterval(timer));
}

/** A webhook receiver on this machine that misbehaves in one way, over TLS if it can. */
export async function startHostile(
  manner: Manner,
  certificate?: { cert: string; key: string },
): Promise<{
  port: number;
  connected: Promise<void>;
  stop(): Promise<void>;
}> {
  const { promise: connected, resolve } = Promise.withResolvers<void>();
  const sockets = new Set<Socket>();
  const take = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    socket.once('data', () => {
      resolve();
      manners[manner](socket);
    });
  };
  const server = certificate ? tls.createServer(certificate, take) : createServer(take);
  server.on('tlsClientError', () => undefined);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    connected,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
