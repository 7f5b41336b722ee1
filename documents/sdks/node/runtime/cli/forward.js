import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { reasonOf } from '../connection.js';

/** As long as the API waits for a receiver. */
const timeoutMs = 10_000;

/** Posts a callback with its own headers and nothing else, as `fetch` does not. */
export async function forward(address, { headers, body }, ended) {
  const began = performance.now();
  const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), ended]);
  const outcome = await post(address, { headers, body, signal }).then(
    (status) => ({ status }),
    (error) => ({ problem: reasonOf(error) }),
  );
  ended.throwIfAborted();
  return { address, ...outcome, tookMs: Math.round(performance.now() - began) };
}

const post = (address, { headers, body, signal }) =>
  new Promise((resolve, reject) => {
    const send = address.startsWith('https:') ? httpsRequest : httpRequest;
    const all = { ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' };
    send(address, { method: 'POST', headers: all, agent: false, signal }, (response) => {
      resolve(response.statusCode);
      // The rest is read and counts for nothing, also if it breaks off.
      response.on('error', () => undefined).resume();
    })
      .on('error', reject)
      .end(body);
  });
