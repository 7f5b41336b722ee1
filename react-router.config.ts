import type { Config } from '@react-router/dev/config';
import { documentationPaths } from './app/docs/compile/library.ts';
import { prerenderPaths } from './content/prerender.ts';

export default {
  ssr: false,
  prerender: {
    paths: [...new Set([...prerenderPaths(), ...documentationPaths()])],
    concurrency: 2,
  },
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
