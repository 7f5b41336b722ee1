/** Every class that a style sheet speaks of. */
export const classesIn = (sheet: string): Set<string> =>
  new Set([...sheet.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map((match) => match[1] ?? ''));

const link = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

/** As they stand there: what React gets from the bundler may end in `#`. */
export const linkedStyles = (html: string): string[] =>
  [...html.matchAll(link)].map(([, href = '']) => href);

/**
 * A page links the style sheets of its route. What is drawn on it by code that the route does not
 * load, such as a picture, has sheets of its own: they are linked where their classes stand.
 */
export function linkStyles(html: string, classesOf: Map<string, Set<string>>): string {
  const last = [...html.matchAll(link)].at(-1)?.[0];
  if (!last) return html;
  const linked = new Set(linkedStyles(html).map((href) => href.replace('#', '')));
  const used = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap((match) => (match[1] ?? '').split(/\s+/)),
  );
  const missing = [...classesOf]
    .filter(([sheet, classes]) => !linked.has(sheet) && [...used].some((name) => classes.has(name)))
    .map(([sheet]) => `<link rel="stylesheet" href="${sheet}" data-precedence="site"/>`);
  return html.replace(last, last + missing.join(''));
}
