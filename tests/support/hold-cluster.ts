import { startEmbedded } from '#server/db/embedded.ts';

/** A separate process that holds the cluster of the given folder until it is killed. */
const [, , dataDir = ''] = process.argv;
const { url } = await startEmbedded({ dataDir, log: () => undefined, durable: false });
process.stdout.write(url);
