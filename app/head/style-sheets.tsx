import { use } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, useMatches } from 'react-router';

/**
 * Replaces `<Links/>`: with `precedence` React shows a page only once its style sheets are loaded,
 * and keeps those of earlier pages, which lazily loaded drawings may share.
 */
export function StyleSheets() {
  const framework = use(FrameworkContext);
  const matches = useMatches();
  const sheets = matches.flatMap(({ id }) => framework?.manifest.routes[id]?.css ?? []);
  return [...new Set(sheets)].map((href) => (
    <link key={href} rel="stylesheet" href={href} precedence="site" />
  ));
}
