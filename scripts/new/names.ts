import { Refused } from './plan.ts';

/** Longer names would not fit where titles and descriptions contain them. */
const maxLength = 32;

/** Names of files, ids and paths are in kebab-case. */
export function requireName(name: string): string {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Refused(
      `“${name}” is no name: write lower-case words with hyphens, such as block-list.`,
    );
  if (name.length > maxLength)
    throw new Refused(`“${name}” is too long: a name has at most ${maxLength} characters.`);
  return name;
}

/** `category/name`. */
export function requirePlace(place: string, example: string): [folder: string, name: string] {
  const [folder = '', name, ...more] = place.split('/');
  if (name === undefined || more.length > 0)
    throw new Refused(`“${place}” is no place: write two names with a slash, such as ${example}.`);
  return [requireName(folder), requireName(name)];
}

/** A title is inserted into code and front matter, so it has no quotes and no colon. */
export function requireTitle(title: string, longest: number): string {
  if (title !== title.trim() || !/^[^"'`“”‘’:：{}\\\n!]+$/.test(title))
    throw new Refused(`“${title}” is no title: write it without quotes, colons and braces.`);
  if (title.length > longest)
    throw new Refused(`“${title}” is too long: this title has at most ${longest} characters.`);
  return title;
}

export function requireChineseTitle(title: string, longest: number): string {
  if (!/\p{Script=Han}/u.test(title)) throw new Refused(`“${title}” is not Chinese.`);
  return requireTitle(title, longest);
}

/** `block-list` becomes `blockList`. */
export const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `block-list` becomes `BlockList`. */
export const pascalCase = (name: string): string => capitalised(camelCase(name));

/** `block-list` becomes `Block list`. */
export const titleOfName = (name: string): string => capitalised(name.replaceAll('-', ' '));

/** A key of an object: with quotes only where the formatter keeps them. */
export const keyOf = (name: string): string => (name.includes('-') ? `'${name}'` : name);

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
