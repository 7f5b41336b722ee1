import { createReadStream, type Stats, stat } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { Collection } from 'postman-collection';
import { Runner } from 'postman-runtime';
import { listen } from '../../samples/running/listen.ts';

/** A request as received. */
export type Arrived = {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
};

/**
 * Sends every request of a collection with Postman's own runtime to a local server; files come from
 * `folder`. `change` modifies the collection first, as a user would.
 */
export async function runCollection(
  text: string,
  {
    folder,
    basePath = '',
    variables,
    change = () => {},
  }: {
    folder: string;
    basePath?: string;
    variables: Record<string, string>;
    change?: (collection: Collection) => void;
  },
): Promise<Arrived[]> {
  const arrived: Arrived[] = [];
  const server = createServer(async (incoming, response) => {
    const body = Buffer.concat(await incoming.toArray());
    const { method = '', url = '', headers } = incoming;
    arrived.push({ method, url, headers, body });
    response.setHeader('content-type', 'application/json').end('{"code":0}');
  });
  const { host, close } = await listen(server);
  try {
    const collection = new Collection(JSON.parse(text));
    for (const [key, value] of Object.entries({ ...variables, host: host + basePath }))
      collection.variables.upsert({ key, value });
    change(collection);
    await run(collection, folder);
    return arrived;
  } finally {
    await close();
  }
}

const run = (collection: Collection, folder: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const fileResolver = {
      stat: (path: string, done: (error: Error | null, stats: Stats) => void) =>
        stat(join(folder, path), done),
      createReadStream: (path: string) => createReadStream(join(folder, path)),
    };
    new Runner().run(collection, { fileResolver }, (error, started) => {
      if (error) return reject(error);
      started.start({
        exception: (_, thrown) => reject(thrown),
        request: (failed) => failed && reject(failed),
        done: (failed) => (failed ? reject(failed) : resolve()),
      });
    });
  });
