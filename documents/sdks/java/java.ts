import { pascalCase } from '../../files/openapi/names.ts';
import { lowerFirst, upperSnakeCase } from '../names.ts';
import { wrapText } from '../wrap-text.ts';

/** Markdown as a comment of Javadoc: HTML with code, lists and paragraphs. */
export function docComment(text: string, indent = ''): string {
  if (!text) return '';
  const lines = htmlLines(text).flatMap((line) =>
    line.startsWith('@see ') ? [line] : wrapText(line, 97 - indent.length),
  );
  const [only = ''] = lines;
  if (lines.length === 1 && only.length < 93 - indent.length) return `${indent}/** ${only} */\n`;
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */`]
    .map((line) => `${line}\n`)
    .join('');
}

function htmlLines(text: string): string[] {
  const lines: string[] = [];
  let before: 'nothing' | 'text' | 'item' | 'tag' = 'nothing';
  for (const line of text.split('\n').filter(Boolean)) {
    const kind = line.startsWith('- ') ? 'item' : line.startsWith('@') ? 'tag' : 'text';
    if (before === 'item' && kind !== 'item') lines.push('</ul>');
    if (before !== 'nothing' && (kind === 'text' || kind !== before)) lines.push('');
    if (kind === 'item' && before !== 'item') lines.push('<ul>');
    if (kind === 'item') lines.push(`<li>${html(line.slice(2))}`);
    else if (kind === 'tag') lines.push(tagged(line));
    else lines.push(before === 'nothing' ? html(line) : `<p>${html(line)}`);
    before = kind;
  }
  return before === 'item' ? [...lines, '</ul>'] : lines;
}

/** `@param name text` and `@see <a …>`, which is HTML already. */
const tagged = (line: string): string =>
  line.startsWith('@param ')
    ? line.replace(/^(@param \w+ )(.*)$/, (_, start: string, text: string) => start + html(text))
    : line;

/** What is between backquotes is code; links to names of this package stay. */
const html = (text: string): string =>
  text
    .split(/(`[^`]*`|\{@link [^}]*\})/)
    .map((part) => {
      if (part.startsWith('{@link ')) return part;
      return /^`.*`$/.test(part) ? code(part.slice(1, -1)) : escaped(part);
    })
    .join('');

const code = (text: string): string =>
  text.split('{').length === text.split('}').length && !/\*\/|\\/.test(text)
    ? `{@code ${text}}`
    : `<code>${escaped(text)}</code>`;

/** The compiler reads `\u` in comments, too. */
const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\\', '&#92;')
    .replaceAll('*/', '*&#47;')
    .replace(/(^|[\s{])@/g, '$1&#64;');

export const literal = (value: string | number | boolean): string =>
  typeof value === 'number' ? `${value}L` : JSON.stringify(value);

/** `odd-name` → `oddName` */
export const identifier = (name: string): string =>
  /^[A-Za-z_]\w*$/.test(name) ? name : lowerFirst(pascalCase(name)).replace(/\W/g, '');

/** `GSM-7` → `GSM_7` */
export const constantName = (value: string): string =>
  upperSnakeCase(value).replace(/^(?=\d)/, '_');

export const reservedWords = [
  ...['_', 'abstract', 'assert', 'boolean', 'break', 'byte', 'case', 'catch', 'char', 'class'],
  ...['const', 'continue', 'default', 'do', 'double', 'else', 'enum', 'extends', 'false', 'final'],
  ...['finally', 'float', 'for', 'goto', 'if', 'implements', 'import', 'instanceof', 'int'],
  ...['interface', 'long', 'native', 'new', 'null', 'package', 'private', 'protected', 'public'],
  ...['return', 'short', 'static', 'strictfp', 'super', 'switch', 'synchronized', 'this', 'throw'],
  ...['throws', 'transient', 'true', 'try', 'void', 'volatile', 'while'],
];

/** No other method without arguments can have these names. */
export const methodsOfObjects = [
  ...['clone', 'finalize', 'getClass', 'hashCode', 'notify', 'notifyAll', 'toString', 'wait'],
];

/** `public X name(a, b)`, in several lines if it is long. */
export function signature(head: string, list: readonly string[], indent: string): string {
  const line = `${indent}${head}(${list.join(', ')})`;
  if (line.length <= 98) return line;
  return `${indent}${head}(\n${list.map((one) => `${indent}    ${one}`).join(',\n')})`;
}
