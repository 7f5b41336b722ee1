import { resolve } from 'node:path';
import type { FolderSite } from '../deploy/folder-server.ts';
import { freePort } from '../deploy/free-port.ts';
import { comparedDocument, comparedId, type ReadPage } from './pages.ts';

/** Another site with the same documents: in a folder, which our nginx then serves, or remote. */
export type ComparedSite = { name: string; path: string } & (
  | { folder: string }
  | { origin: string }
);

/** Parses `name=/folder,/path` and `name=https://host,/path`. */
export function parseComparedSite(text: string): ComparedSite {
  const [, name, where, path] = /^([^=]+)=(.+),(\/[^,]*)$/.exec(text) ?? [];
  if (!name || !where || !path?.includes(comparedId))
    throw new Error(`--beside 'name=folder,/path', and the path has ${comparedId} in it: ${text}`);
  return { name, path, ...(/^https:/.test(where) ? { origin: where } : { folder: where }) };
}

/** The origin of each of them, and the folders that nginx has to serve. */
export async function placeComparedSites(
  compared: ComparedSite[],
): Promise<{ sites: { origin: string; page: ReadPage }[]; folders: FolderSite[] }> {
  const ports = new Map<string, number>();
  const sites = [];
  for (const site of compared) {
    const page = comparedDocument(site.name, site.path);
    if ('origin' in site) {
      sites.push({ origin: site.origin, page });
      continue;
    }
    const folder = resolve(site.folder);
    const port = ports.get(folder) ?? (await freePort());
    ports.set(folder, port);
    sites.push({ origin: `https://localhost:${port}`, page });
  }
  return { sites, folders: [...ports].map(([folder, port]) => ({ folder, port })) };
}
