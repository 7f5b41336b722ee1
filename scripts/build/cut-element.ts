/** The element that starts with `opening`, as source text from its first to its last character. */
export function cutElement(html: string, opening: string): string {
  const start = html.indexOf(opening);
  if (start < 0) throw new Error(`There is no ${opening} in the page.`);
  const name = /^<(\w+)/.exec(opening)?.[1] ?? '';
  const tag = new RegExp(`<(/?)${name}(?=[\\s>])`, 'g');
  tag.lastIndex = start;
  let depth = 0;
  for (let found = tag.exec(html); found; found = tag.exec(html)) {
    depth += found[1] ? -1 : 1;
    if (depth === 0) return html.slice(start, html.indexOf('>', found.index) + 1);
  }
  throw new Error(`${opening} does not end.`);
}
