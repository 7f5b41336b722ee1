import { use } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, useMatches } from 'react-router';

/**
 * Stands in for `<Links/>`: with a precedence React shows a page only when its style sheets are
 * there, and keeps those of the pages before, which drawings loaded on the way may share.
 */
export function StyleSheets() {
  const framework = use(FrameworkContext);
  const matches = useMatches();
  const sheets = matches.flatMap(({ id }) => framework?.manifest.routes[id]?.css ?? []);
  return [...new Set(sheets)].map((href) => (
    <link key={href} rel="stylesheet" href={href} precedence="site" />
  ));
}
