import type { Attack } from './attack.ts';
import { rawRequest } from './raw-exchange.ts';

const ups = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..\\',
  '..%5c',
  '%252e%252e%252f',
  '....//',
  '..;/',
  '%c0%ae%c0%ae/',
  '.%00./',
];
const starts = ['/', '/assets/', '/zh/', '/document-en/', '/document/', '/login/'];
const depths = [1, 2, 3, 8];

/** Text that these files contain and no page does. */
const files: Record<string, RegExp> = {
  'package.json': /"fastify-type-provider-zod"/,
  'server/env.ts': /missingInProduction/,
  'site.json': /"scriptHashes"/,
  'etc/passwd': /root:.*:0:0:/,
};

export const traversal: Attack = {
  name: 'paths out of the folder',
  requests: starts.flatMap((start) =>
    ups.flatMap((up) =>
      depths.flatMap((depth) =>
        Object.keys(files).map((file) => rawRequest('GET', start + up.repeat(depth) + file)),
      ),
    ),
  ),
  complainAbout: ({ text }) => {
    const leaked = Object.entries(files).find(([, mark]) => mark.test(text));
    return leaked && `${leaked[0]} was handed out`;
  },
};
