import { wrapText } from '../wrap-text.ts';

/** A comment for readers and editors, or nothing. */
export function docComment(text: string, indent = ''): string {
  if (!text) return '';
  const lines = wrapText(text.replaceAll('*/', '*\\/'), 97 - indent.length);
  if (lines.length === 1 && lines[0] && lines[0].length < 93 - indent.length)
    return `${indent}/** ${lines[0]} */\n`;
  return `${[`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */`].join('\n')}\n`;
}

export const literal = (value: string | number | boolean): string =>
  typeof value === 'string' ? `'${value.replace(/[\\']/g, '\\$&')}'` : String(value);

/** A property can have the name of a reserved word. */
export const propertyName = (name: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name);

/** These cannot name an argument. */
export const reservedWords = [
  ...['arguments', 'await', 'break', 'case', 'catch', 'class', 'const', 'continue', 'debugger'],
  ...['default', 'delete', 'do', 'else', 'enum', 'eval', 'export', 'extends', 'false', 'finally'],
  ...['for', 'function', 'if', 'implements', 'import', 'in', 'instanceof', 'interface', 'let'],
  ...['new', 'null', 'package', 'private', 'protected', 'public', 'return', 'static', 'super'],
  ...['switch', 'this', 'throw', 'true', 'try', 'typeof', 'var', 'void', 'while', 'with', 'yield'],
];
