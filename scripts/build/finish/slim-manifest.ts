import * as z from 'zod';
import type { SiteFiles } from './site-files.ts';

const manifestFile = /^assets\/manifest-[\da-f]+\.js$/;
const assignment = /^(?<before>[^{]*)(?<json>\{.*\})(?<after>;?\s*)$/s;

const route = z.looseObject({ module: z.string(), imports: z.optional(z.array(z.string())) });
const manifest = z.looseObject({
  entry: route,
  routes: z.looseObject({ root: route }).catchall(route),
});

/** The router's list of all pages comes with each of them: here it is told in fewer words. */
export async function slimManifest(site: SiteFiles): Promise<void> {
  const [file, ...others] = (await site.list()).filter((one) => manifestFile.test(one));
  if (!file || others.length > 0) throw new Error('There is one list of all pages.');
  await site.add(file, slimmed(await site.read(file)));
}

/** Without what every page has loaded already, and without saying what a page does not have. */
export function slimmed(text: string): string {
  const { before = '', json = '', after = '' } = assignment.exec(text)?.groups ?? {};
  const { entry, routes, ...rest } = manifest.parse(JSON.parse(json));
  const loaded = new Set(
    [entry, routes.root].flatMap(({ module, imports = [] }) => [module, ...imports]),
  );
  const told = Object.entries(routes).map(([id, { imports = [], ...facts }]) => [
    id,
    {
      ...Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== false)),
      imports: imports.filter((one) => !loaded.has(one)),
    },
  ]);
  return before + JSON.stringify({ entry, routes: Object.fromEntries(told), ...rest }) + after;
}
