import type { IncomingMessage, Server } from 'node:http';

/** A few reads of a socket: who sent a little too much is still there to hear the answer. */
const mostDrainedBytes = 128 * 1024;

/**
 * Many answers are given before the body was read: a page, a redirect, a refusal. Node then reads
 * what still comes and throws it away, for as long as it comes; here that has an end.
 */
export function limitDiscardedBodies(server: Server): void {
  server.prependListener('request', (request, response) => {
    // Before Node's own listener, which would read on by itself.
    response.prependListener('finish', () => drain(request));
  });
  // Node would answer this by itself; nobody must heed an expectation that nobody knows.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

function drain(request: IncomingMessage): void {
  if (request.complete) return;
  let left = mostDrainedBytes;
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.destroy();
  });
}
