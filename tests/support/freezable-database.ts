import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export type FreezableDatabase = {
  url: string;
  /** Holds back everything that is sent, without an error, until `thaw` forwards it. */
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
};

/**
 * A proxy to the database of a test that can fall silent without disconnecting, like a stopped
 * machine.
 */
export async function freezable(url: string): Promise<FreezableDatabase> {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const socketFolder = new URL(url).searchParams.get('host') ?? '';
  const relay = createServer((client) => {
    const upstream = connect(`${socketFolder}/.s.PGSQL.5432`);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => to.write(chunk));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isFrozen) from.pause();
    }
  }).listen(0, '127.0.0.1');
  await once(relay, 'listening');
  const address = relay.address();
  const through = new URL(url);
  through.searchParams.delete('host');
  through.hostname = '127.0.0.1';
  through.port = String(typeof address === 'object' && address ? address.port : 0);
  return {
    url: through.href,
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      relay.close();
      await once(relay, 'close');
    },
  };
}
