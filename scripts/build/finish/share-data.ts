import { createHash } from 'node:crypto';
import * as z from 'zod';
import { scriptJson } from '#contract/script-json.ts';

const block = /(?<=<script id="boot" type="application\/json">)[^<]*(?=<\/script>)/;

const boot = z.looseObject({ shared: z.record(z.string(), z.record(z.string(), z.unknown())) });

/**
 * Puts what a page has in common with others into files, which a visitor fetches once, and leaves
 * their addresses on the page: it has less to bring before it is seen.
 */
export function shareData(html: string, files: Map<string, string>): string {
  return html.replace(block, (json) => {
    const { shared, ...own } = boot.parse(JSON.parse(json));
    const addresses = Object.entries(shared).flatMap(([route, parts]) => {
      if (Object.keys(parts).length === 0) return [];
      const text = JSON.stringify(parts);
      const address = `/assets/shared-${markOf(text)}.json`;
      files.set(address, text);
      return [[route, address]];
    });
    const left = { ...own, shared: Object.fromEntries(addresses) };
    return scriptJson(left);
  });
}

const markOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);
