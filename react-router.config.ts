import type { Config } from '@react-router/dev/config';
import { prerenderPaths } from './content/prerender.ts';
import { documentationPaths } from './documents/manuscripts/library.ts';

const paths = [...new Set([...prerenderPaths(), ...documentationPaths()])];
// The build reads this number for its progress display (scripts/build/build-steps.mjs).
if (process.argv.includes('build')) console.log(`${paths.length} pages to build`);

export default {
  ssr: false,
  prerender: { paths, concurrency: 2 },
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
