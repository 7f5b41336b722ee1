import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Env } from './env.ts';
import { StartError } from './start-error.ts';

/**
 * Tries the address before anything slow is done. Port 0 is settled here, because links in mails
 * need the real one.
 */
export async function settlePort(env: Env): Promise<Env> {
  const server = createServer();
  try {
    server.listen({ port: env.port, host: env.host, exclusive: true });
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : env.port;
    server.close();
    await once(server, 'close');
    const publicUrl = env.publicUrlGiven ? env.publicUrl : `http://localhost:${port}`;
    return { ...env, port, publicUrl };
  } catch (error) {
    throw explainListening(error, env);
  }
}

export function explainListening(error: unknown, { host, port }: Env): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new StartError(`Port ${port} on ${host} is taken: stop what uses it, or set PORT.`);
  if (code === 'EACCES')
    return new StartError(`Port ${port} needs more rights than we have: set PORT above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new StartError(`This machine has no address ${host}: set HOST to one of its own.`);
  return error;
}
