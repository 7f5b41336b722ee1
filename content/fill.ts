/** Puts values where a text names them: `{count} of {all}`. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** Joins parts by a text that says how one follows the other: `{one}, {other}`. */
export const joinBy = (text: string, parts: readonly string[]): string =>
  parts.length === 0 ? '' : parts.reduce((one, other) => fill(text, { one, other }));
