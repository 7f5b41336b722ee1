import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

const attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.string().optional(), intValue: z.number().optional() }),
});

const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes: z.array(attribute),
  status: z.object({ code: z.number().optional() }),
});

/** The part of OTLP over HTTP that tests read. */
const request = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});

export type ReceivedSpan = Omit<z.output<typeof span>, 'attributes'> & {
  attributes: Record<string, string | number | undefined>;
  resource: Record<string, string | number | undefined>;
};

export type Collector = { url: string; spans: ReceivedSpan[]; close(): Promise<void> };

/** Receives traces on this machine and stores them. */
export async function startCollector(): Promise<Collector> {
  const spans: ReceivedSpan[] = [];
  const server = createServer(async (incoming, response) => {
    if (incoming.url !== '/v1/traces') return response.writeHead(404).end();
    for (const { resource, scopeSpans } of request.parse(await json(incoming)).resourceSpans)
      for (const one of scopeSpans.flatMap((scope) => scope.spans))
        spans.push({
          ...one,
          attributes: plain(one.attributes),
          resource: plain(resource.attributes),
        });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    spans,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const plain = (attributes: z.output<typeof attribute>[]) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
  );
