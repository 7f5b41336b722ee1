/** The anchor and the words of a heading as written. */
export function headingOf(line: string): { id: string; name: string } {
  const name = line.replace(givenAnchor, '').trim();
  return { id: givenAnchor.exec(line)?.[1] ?? slug(name), name };
}

/** `{#anchor}` at the end of a heading. */
export const givenAnchor = /\s*\{#([\w-]+)\}$/;

export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
