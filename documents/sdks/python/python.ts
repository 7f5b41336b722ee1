import { avoiding } from '../names.ts';
import { wrapText } from '../wrap-text.ts';

/** A text for readers and editors at the beginning of what it describes, or below a name. */
export function docString(text: string, indent = ''): string {
  if (!text) return '';
  const safe = text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"');
  const lines = wrapText(safe, 96 - indent.length);
  const [first = '', ...others] = lines;
  const end = lines.at(-1)?.endsWith('"') ? ' """' : '"""';
  if (others.length === 0) return `${indent}"""${first}${end}\n`;
  const body = others.map((line) => (line ? `${indent}${line}\n` : '\n')).join('');
  return `${indent}"""${first}\n${body}${indent}${end.trim()}\n`;
}

export const literal = (value: string | number | boolean): string => {
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return JSON.stringify(value);
};

export const reservedWords = [
  ...['False', 'None', 'True', 'and', 'as', 'assert', 'async', 'await', 'break', 'class'],
  ...['continue', 'def', 'del', 'elif', 'else', 'except', 'finally', 'for', 'from', 'global'],
  ...['if', 'import', 'in', 'is', 'lambda', 'nonlocal', 'not', 'or', 'pass', 'raise', 'return'],
  ...['try', 'while', 'with', 'yield'],
];

export const safeName = avoiding(reservedWords);

/** Whether a class can have an attribute of this name. */
export const isAttribute = (name: string): boolean =>
  /^[A-Za-z_]\w*$/.test(name) && !reservedWords.includes(name);
