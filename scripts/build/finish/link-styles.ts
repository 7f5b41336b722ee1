/** Every class that a style sheet mentions. */
export const classesIn = (sheet: string): Set<string> =>
  new Set([...sheet.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map((match) => match[1] ?? ''));

const link = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

/** URLs of the style sheets that a page links. */
export const linkedStyles = (html: string): string[] =>
  [...html.matchAll(link)].map(([, href = '']) => href);

/**
 * A page links the style sheets of its route. Parts whose code the route does not load, such as
 * illustrations, have their own sheets: these are linked on pages that use their classes.
 */
export function linkStyles(html: string, classesOf: Map<string, Set<string>>): string {
  const last = [...html.matchAll(link)].at(-1)?.[0];
  if (!last) return html;
  const linked = new Set(linkedStyles(html));
  const used = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap((match) => (match[1] ?? '').split(/\s+/)),
  );
  const missing = [...classesOf]
    .filter(([sheet, classes]) => !linked.has(sheet) && [...used].some((name) => classes.has(name)))
    .map(([sheet]) => `<link rel="stylesheet" href="${sheet}" data-precedence="site"/>`);
  return html.replace(last, last + missing.join(''));
}
