/** The rows of a CSV file: commas between cells, quotes around those that have one inside. */
export function csvRows(text: string): string[][] {
  const rows: string[][] = [];
  let row = [''];
  let isQuoted = false;
  // One pass over the parts: whatever a file has, it is read in the time of its length.
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
