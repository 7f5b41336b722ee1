/** Markdown in lines of at most `width` characters; the lines of an item are indented. */
export const wrapText = (text: string, width: number): string[] =>
  text.split('\n').flatMap((line) => wrapLine(line, width));

function wrapLine(line: string, width: number): string[] {
  const indent = line.startsWith('- ') ? '  ' : '';
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(' ')) {
    if (current && current.length + 1 + word.length > width) {
      lines.push(current);
      current = indent + word;
    } else current = current ? `${current} ${word}` : word;
  }
  return [...lines, current];
}

/** The paragraphs that there are. */
export const paragraphs = (...texts: readonly (string | undefined)[]): string =>
  texts.filter(Boolean).join('\n\n');
