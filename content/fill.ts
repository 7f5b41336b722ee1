/** Fills placeholders in a text: `{count} of {all}`, `{console:api-keys}`. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{([\w:-]+)\}/g, (place, name: string) => String(values[name] ?? place));

/** Joins parts with a pattern for two: `{one}, {other}`. */
export const joinBy = (text: string, parts: readonly string[]): string =>
  parts.length === 0 ? '' : parts.reduce((one, other) => fill(text, { one, other }));
