/** Rows of a CSV file; quoted cells may contain commas. */
export function csvRows(text: string): string[][] {
  const rows: string[][] = [];
  let row = [''];
  let isQuoted = false;
  // One linear pass over the file.
  for (const part of `${text}\n`.split(/("|,|\r?\n)/)) {
    const isEnd = part === '\n' || part === '\r\n';
    if (part === '"') isQuoted = !isQuoted;
    else if (part === ',' && !isQuoted) row.push('');
    else if (isEnd && !isQuoted) {
      if (row.some((cell) => cell !== '')) rows.push(row);
      row = [''];
    } else row[row.length - 1] += part;
  }
  return rows;
}
