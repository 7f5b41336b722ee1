import { createContext, use } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, useMatches } from 'react-router';
import { scriptJson } from '#contract/script-json.ts';

/** The router's own encoding of the page's state (loader data, errors), as text. */
export const RouterState = createContext('');

/**
 * Replaces `<Scripts/>`: one JSON block, which needs no hash in the Content-Security-Policy. The
 * constant bootstrap script reads it when the browser is idle or the visitor first interacts.
 */
export function Boot() {
  const framework = use(FrameworkContext);
  const state = use(RouterState);
  const matches = useMatches();
  if (!import.meta.env.SSR || !framework) return null;

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
  const json = scriptJson(boot);
  return <script id="boot" type="application/json" dangerouslySetInnerHTML={{ __html: json }} />;
}
