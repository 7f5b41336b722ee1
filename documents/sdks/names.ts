/** `sendV2` → `send`, `v2`; WhatsApp is one word. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/(w)hats(?:A|-a)pp/gi, '$1hatsapp')
    .split(/(?<=[a-z\d])(?=[A-Z])|[^A-Za-z\d]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());

export const snakeCase = (name: string): string => wordsOf(name).join('_');

export const upperSnakeCase = (name: string): string => snakeCase(name).toUpperCase();

export const lowerFirst = (name: string): string => name.slice(0, 1).toLowerCase() + name.slice(1);

/** What one entry of a list is called: `calls` → `call`, `entries` → `entry`. */
export const entryName = (name: string): string =>
  name.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');

/** The description can name things as a language does not allow. */
export const avoiding =
  (reserved: readonly string[]) =>
  (name: string): string =>
    reserved.includes(name) ? `${name}_` : name;
