import { Refused } from './plan.ts';

/**
 * Adds lines at the end of a block: before the line that closes the one that begins with `opening`.
 * Both stand at the same depth. The formatter arranges the lines afterwards.
 */
export function addToBlock(text: string, opening: string, added: string): string {
  const lines = text.split('\n');
  const from = onlyLine(lines, opening);
  const depth = depthOf(opening);
  const to = lines.findIndex(
    (line, index) => index > from && depthOf(line) === depth && /^\s*[\])}]/.test(line),
  );
  if (to === -1) throw new Refused(`the block “${opening.trim()}” has no end.`);
  return lines.toSpliced(to, 0, added).join('\n');
}

/** Adds a line after the last one that begins with `beginning`, where given within one section. */
export function addAfterLast(
  text: string,
  beginning: string,
  added: string,
  heading?: string,
): string {
  const lines = text.split('\n');
  const from = heading === undefined ? 0 : onlyLine(lines, `## ${heading}`) + 1;
  const next = lines.findIndex((line, index) => index >= from && line.startsWith('## '));
  const end = heading === undefined || next === -1 ? lines.length : next;
  const at = lines.findLastIndex((line, index) => index < end && line.startsWith(beginning));
  if (at < from) throw new Refused(`no line begins with “${beginning}”.`);
  return lines.toSpliced(at + 1, 0, added).join('\n');
}

/** Adds a documented call below its path, which may have other methods. */
export function addOperation(yaml: string, path: string, operation: string): string {
  const lines = yaml.split('\n');
  const paths = onlyLine(lines, 'paths:');
  const after = (line: number, isEnd: (text: string) => boolean) => {
    const found = lines.findIndex((text, index) => index > line && isEnd(text));
    return found === -1 ? lines.length : found;
  };
  const known = lines.findIndex(
    (line, index) => index > paths && [`  ${path}:`, `  "${path}":`].includes(line),
  );
  const end =
    known === -1
      ? after(paths, (text) => /^[a-z]/.test(text))
      : after(known, (text) => /^ {0,2}[^\s#]/.test(text));
  const before = lines.slice(0, end);
  const at = before.findLastIndex((line) => line.trim() !== '' && !/^ {0,2}#/.test(line)) + 1;
  const added = known === -1 ? ['', `  ${path}:`, operation] : [operation];
  const rest = lines.slice(at);
  return [...lines.slice(0, at), ...added, ...rest].join('\n').trimEnd().concat('\n');
}

/** Adds a document at the end of its category in the menu. */
export function addToMenu(menu: string, category: string, doc: string): string {
  const place = new RegExp(
    String.raw`(category\(\s*'${category}',\s*'[^']*',\s*'[^']*',\s*)(['\x60])([^'\x60]*)\2`,
    'g',
  );
  const found = [...menu.matchAll(place)];
  if (found.length !== 1) throw new Refused(`the menu has no category ${category}.`);
  return menu.replace(place, (_, before: string, __, docs: string) => {
    const all = [...docs.split(/\s+/), doc];
    return `${before}${quoted(all)}`;
  });
}

/** One line, or several of up to 100 characters. */
function quoted(docs: readonly string[]): string {
  const indent = ' '.repeat(9);
  const lines: string[] = [];
  for (const doc of docs) {
    const last = lines.at(-1);
    if (last !== undefined && indent.length + last.length + 1 + doc.length <= 98)
      lines[lines.length - 1] = `${last} ${doc}`;
    else lines.push(doc);
  }
  return lines.length === 1 ? `'${lines[0]}'` : `\`${lines.join(`\n${indent}`)}\``;
}

function onlyLine(lines: readonly string[], beginning: string): number {
  const found = lines.flatMap((line, index) => (line.startsWith(beginning) ? [index] : []));
  const [first] = found;
  if (first === undefined) throw new Refused(`no line begins with “${beginning.trim()}”.`);
  if (found.length > 1) throw new Refused(`several lines begin with “${beginning.trim()}”.`);
  return first;
}

const depthOf = (line: string): number => line.length - line.trimStart().length;
