import type { Config } from '@react-router/dev/config';
import { prerenderPaths } from './content/prerender.ts';

export default {
  ssr: false,
  prerender: { paths: prerenderPaths(), concurrency: 2 },
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
