import { createContext, use } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, useMatches } from 'react-router';

/** Filled by entry.server alone: what React Router would stream through inline scripts. */
export const HandoffContext = createContext<string | null>(null);

/**
 * Stands in for `<Scripts/>`: one JSON block, which needs no hash in the policy. The constant
 * starter script reads it when the browser is idle or the visitor first acts.
 */
export function Boot() {
  const state = use(HandoffContext);
  const framework = use(FrameworkContext);
  const matches = useMatches();
  if (!import.meta.env.SSR || state === null || !framework) return null;

  const { manifest, serverHandoffString } = framework;
  const routes = matches.flatMap(({ id }) => manifest.routes[id] ?? []);
  const boot = {
    context: JSON.parse(serverHandoffString ?? '{}'),
    state,
    manifest: manifest.url,
    entry: manifest.entry.module,
    imports: [
      ...new Set([...manifest.entry.imports, ...routes.flatMap((route) => route.imports ?? [])]),
    ],
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
  };
  const json = JSON.stringify(boot).replaceAll('<', '\\u003c');
  return <script id="boot" type="application/json" dangerouslySetInnerHTML={{ __html: json }} />;
}
