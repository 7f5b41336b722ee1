/** A line of a CSV file; `null` is an empty cell. */
export const csvLine = (cells: readonly (string | number | null)[]): string =>
  `${cells.map(cellOf).join(',')}\r\n`;

/** Spreadsheets run what begins like a formula; an apostrophe stops them. */
const cellOf = (value: string | number | null): string => {
  if (typeof value === 'number') return String(value);
  const text = (value ?? '').replace(/^[=+\-@\t\r]/, "'$&");
  return `"${text.replaceAll('"', '""')}"`;
};
