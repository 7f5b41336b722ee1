import { startEmbedded } from '#server/db/embedded.ts';

/** A process of its own that holds the cluster of the folder it is given, until it is killed. */
const [, , dataDir = ''] = process.argv;
const { url } = await startEmbedded({ dataDir, log: () => undefined, durable: false });
process.stdout.write(url);
