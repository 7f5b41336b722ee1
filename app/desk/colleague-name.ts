import { fill, joinBy } from '#content/fill.ts';

/** A colleague to choose, with the names of their roles where they are known. */
export const colleagueName = (
  name: string,
  roles: readonly string[],
  words: { colleague: string; both: string },
): string =>
  roles.length > 0 ? fill(words.colleague, { name, roles: joinBy(words.both, roles) }) : name;
