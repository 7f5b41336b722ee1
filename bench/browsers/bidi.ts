import { once } from 'node:events';
import * as z from 'zod/mini';

export type Send = (method: string, params: object) => Promise<unknown>;

/** A WebDriver BiDi client: commands and replies as JSON over one WebSocket. */
export async function connectBiDi(address: string): Promise<Send> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const reply = z.parse(message, JSON.parse(String(data)));
    if (reply.type === 'event' || typeof reply.id !== 'number') return;
    const pending = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (reply.type === 'success') pending?.resolve(reply.result);
    else pending?.reject(new Error(`${reply.error}: ${reply.message}`));
  });
  socket.addEventListener('close', () => {
    for (const pending of waiting.values()) pending.reject(new Error('The browser has gone.'));
  });

  let last = 0;
  return (method, params) => {
    last += 1;
    const pending = Promise.withResolvers<unknown>();
    waiting.set(last, pending);
    socket.send(JSON.stringify({ id: last, method, params }));
    return pending.promise;
  };
}

const message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('success'), id: z.number(), result: z.unknown() }),
  z.object({
    type: z.literal('error'),
    id: z.nullable(z.number()),
    error: z.string(),
    message: z.string(),
  }),
  z.object({ type: z.literal('event'), id: z.optional(z.undefined()) }),
]);
