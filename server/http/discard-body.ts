import type { IncomingMessage, Server } from 'node:http';

/** A client that sent a little too much can still read the answer. */
const maxDrainedBytes = 128 * 1024;

/**
 * Many answers are sent before the request body was read: pages, redirects, refusals. Node then
 * reads and discards the rest without a limit; this ends the connection after `maxDrainedBytes`.
 */
export function limitDiscardedBodies(server: Server): void {
  server.prependListener('request', (request, response) => {
    // Runs before Node's own listener, which would go on reading.
    response.prependListener('finish', () => drain(request));
  });
  // Node would answer `Expect` headers itself; unknown expectations may be ignored.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

function drain(request: IncomingMessage): void {
  if (request.complete) return;
  let left = maxDrainedBytes;
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.destroy();
  });
}
