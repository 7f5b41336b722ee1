import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage } from 'node:http';

export type Balancer = {
  url: string;
  /** Forwards requests to these origins in turn. */
  lead(origins: readonly string[]): void;
  close(): Promise<void>;
};

/** A load balancer in front of several processes, which knows nothing of releases. */
export async function startBalancer(): Promise<Balancer> {
  let led: readonly string[] = [];
  let turn = 0;
  const server = createServer(async (incoming, outgoing) => {
    const origin = led[turn++ % led.length];
    const { method, url, headers } = incoming;
    const forwarded = ask(`${origin}${url}`, { method, headers });
    incoming.pipe(forwarded);
    try {
      const [answer]: IncomingMessage[] = await once(forwarded, 'response');
      outgoing.writeHead(answer?.statusCode ?? 502, answer?.headers);
      answer?.pipe(outgoing);
    } catch {
      outgoing.destroy();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    lead: (origins) => {
      led = origins;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
