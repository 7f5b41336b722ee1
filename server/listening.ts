import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Env } from './env.ts';
import { StartError } from './start-error.ts';

/**
 * Checks that the address is free before anything slow is done. Port 0 is resolved here, because
 * links in mails need the real one.
 */
export async function settlePort(env: Env): Promise<Env> {
  const held: Held[] = [];
  // All ports are held at once, so that no two can be the same.
  const hold = async (place: { port: number | undefined; host: string }, prefix?: string) => {
    if (place.port === undefined) return undefined;
    const one = await holdPort({ port: place.port, host: place.host }, prefix);
    held.push(one);
    return one.port;
  };
  try {
    const port = (await hold(env)) ?? env.port;
    const metrics = { ...env.metrics, port: await hold(env.metrics, 'METRICS_') };
    // That of the gateway may be held by another process with the same settings.
    const { port: gatewayPort } = env.gateway;
    const gateway = {
      ...env.gateway,
      port: gatewayPort === 0 ? await hold(env.gateway) : gatewayPort,
    };
    const publicUrl = env.publicUrlGiven ? env.publicUrl : `http://localhost:${port}`;
    return { ...env, port, publicUrl, metrics, gateway };
  } finally {
    await Promise.all(held.map(({ free }) => free()));
  }
}

type Held = Awaited<ReturnType<typeof holdPort>>;

type Place = { port: number; host: string };

async function holdPort(place: Place, prefix = '') {
  const server = createServer();
  try {
    server.listen({ port: place.port, host: place.host, exclusive: true });
    await once(server, 'listening');
  } catch (error) {
    throw explainListening(error, place, prefix);
  }
  const address = server.address();
  const free = async () => {
    if (!server.listening) return;
    server.close();
    await once(server, 'close');
  };
  return { port: typeof address === 'object' && address ? address.port : place.port, free };
}

/** Explains a listen error in terms of the settings; `prefix` names those of another port. */
export function explainListening(error: unknown, { host, port }: Place, prefix = ''): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const [portSetting, hostSetting] = [`${prefix}PORT`, `${prefix}HOST`];
  if (code === 'EADDRINUSE')
    return new StartError(
      `Port ${port} on ${host} is taken: stop what uses it, or set ${portSetting}.`,
    );
  if (code === 'EACCES')
    return new StartError(
      `Port ${port} needs more rights than we have: set ${portSetting} above 1023.`,
    );
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new StartError(
      `This machine has no address ${host}: set ${hostSetting} to one of its own.`,
    );
  return error;
}
