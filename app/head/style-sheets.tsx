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
  return [...new Set(sheets.map(withoutHash))].map((href) => (
    <link key={href} rel="stylesheet" href={href} precedence="site" />
  ));
}

/**
 * React Router ends the URL of a sheet that lazy parts share with `#`. The bundler would not
 * recognise it as loaded and add it again, behind the sheets that it must precede.
 */
const withoutHash = (href: string): string => href.replace(/#$/, '');
