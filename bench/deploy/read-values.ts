/**
 * Parses a settings file, `NAME=value` per line, in the format that shells, systemd and compose
 * share.
 */
export const readValues = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value.replace(/^"(.*)"$/, '$1'),
    ]),
  );
