import { use } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, useMatches } from 'react-router';
import { scriptJson } from '#contract/script-json.ts';

/**
 * What other pages of the language bring as well: the words around the page, the frame around a
 * document. The build puts it into files that are fetched once (scripts/build/finish/share-data.ts).
 */
const sharedNames = new Set(['layout', 'ways', 'frame']);

/**
 * Stands in for `<Scripts/>`: one JSON block, which needs no hash in the policy. The constant
 * starter script reads it when the browser is idle or the visitor first acts.
 */
export function Boot() {
  const framework = use(FrameworkContext);
  const matches = useMatches();
  if (!import.meta.env.SSR || !framework) return null;

  const { manifest, serverHandoffString } = framework;
  const routes = matches.flatMap(({ id }) => manifest.routes[id] ?? []);
  const data = matches.flatMap(({ id, loaderData }) => (loaderData ? [{ id, loaderData }] : []));
  const partsOf = (isShared: boolean) =>
    Object.fromEntries(
      data.map(({ id, loaderData }) => [
        id,
        Object.fromEntries(
          Object.entries(loaderData).filter(([name]) => sharedNames.has(name) === isShared),
        ),
      ]),
    );
  const boot = {
    context: JSON.parse(serverHandoffString ?? '{}'),
    data: partsOf(false),
    shared: partsOf(true),
    manifest: manifest.url,
    entry: manifest.entry.module,
    imports: [
      ...new Set([...manifest.entry.imports, ...routes.flatMap((route) => route.imports ?? [])]),
    ],
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
  };
  const json = scriptJson(boot);
  return <script id="boot" type="application/json" dangerouslySetInnerHTML={{ __html: json }} />;
}
