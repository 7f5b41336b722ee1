import { comparedId } from './pages.ts';

/** Another site with the same documents: in a folder, which our nginx then serves, or elsewhere. */
export type Beside = { name: string; path: string } & ({ folder: string } | { origin: string });

/** Reads `name=/folder,/path` and `name=https://host,/path`. */
export function readBeside(text: string): Beside {
  const [, name, where, path] = /^([^=]+)=(.+),(\/[^,]*)$/.exec(text) ?? [];
  if (!name || !where || !path?.includes(comparedId))
    throw new Error(`--beside 'name=folder,/path', and the path has ${comparedId} in it: ${text}`);
  return { name, path, ...(/^https:/.test(where) ? { origin: where } : { folder: where }) };
}
