import { once } from 'node:events';
import { createServer } from 'node:net';

/** The first of these ports that is in use, on any address. */
export async function firstTakenPort(ports) {
  for (const port of ports)
    for (const host of ['127.0.0.1', '::1', '::']) if (await isTaken({ port, host })) return port;
  return undefined;
}

async function isTaken(address) {
  const server = createServer();
  try {
    server.listen({ ...address, exclusive: true });
    await once(server, 'listening');
    return false;
  } catch (error) {
    // On a machine without IPv6 the port is not in use there either.
    return error.code === 'EADDRINUSE';
  } finally {
    server.close();
  }
}
