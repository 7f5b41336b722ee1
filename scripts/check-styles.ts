/** Every class that a style sheet speaks of. */
export const classesIn = (sheet: string): Set<string> =>
  new Set([...sheet.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map((match) => match[1] ?? ''));

/**
 * A page links the style sheets of its route. What is drawn on it by code that the route loads
 * only later has to find its classes there too.
 */
export function unstyledClasses(html: string, classesOf: Map<string, Set<string>>): string[] {
  const isWholePage = html.startsWith('<!DOCTYPE');
  if (!isWholePage) return [];
  const linked = [...html.matchAll(/<link rel="stylesheet" href="([^"#]+)/g)].map(
    (match) => classesOf.get(match[1] ?? '') ?? new Set<string>(),
  );
  const used = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap((match) => (match[1] ?? '').split(/\s+/)),
  );
  return [...classesOf].flatMap(([sheet, classes]) =>
    [...used]
      .filter((name) => classes.has(name) && !linked.some((known) => known.has(name)))
      .map((name) => `class ${name} of ${sheet}, which the page does not link`),
  );
}
