import type { Transfer } from './network-meter.ts';

export type ScriptPart = { name: string; bytes: number; holds: string[]; loadedBy: string[] };

/** Strings that survive minification and occur in only one library. */
const marks: Record<string, string> = {
  'React DOM': 'onRecoverableError',
  'React Router': 'useLoaderData',
  'React Router, framework mode': '__reactRouterContext',
  'Embla carousel': 'slidesInView',
  zod: 'safeParse',
};

/** Each script once, largest first, with its libraries and the pages or parts that load it. */
export async function listScriptParts(
  loads: ReadonlyMap<string, Transfer[]>,
  read: (url: string) => Promise<string>,
): Promise<ScriptPart[]> {
  const parts = new Map<string, ScriptPart>();
  for (const [loader, transfers] of loads)
    for (const { url, bodyBytes } of transfers) {
      const known = parts.get(url);
      if (known) known.loadedBy.push(loader);
      else
        parts.set(url, {
          name: nameOf(url),
          bytes: bodyBytes,
          holds: marksIn(await read(url)),
          loadedBy: [loader],
        });
    }
  return [...parts.values()].sort((a, b) => b.bytes - a.bytes);
}

/** `/assets/public-frame-dN3XJj3f.js` is the part `public-frame`. */
export const nameOf = (url: string): string =>
  (new URL(url).pathname.split('/').at(-1) ?? url).replace(/-[\w-]{8}\.js$/, '');

const marksIn = (source: string): string[] =>
  Object.entries(marks).flatMap(([library, mark]) => (source.includes(mark) ? [library] : []));
