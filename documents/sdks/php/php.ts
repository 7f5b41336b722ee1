import { wrapText } from '../wrap-text.ts';

/** A file with one class, as autoloading by name expects it. */
export const classFile = (
  namespace: string,
  uses: readonly string[],
  declaration: string,
): string =>
  [
    '<?php',
    '',
    'declare(strict_types=1);',
    '',
    `namespace ${namespace};`,
    '',
    ...(uses.length > 0 ? [...uses.map((name) => `use ${name};`), ''] : []),
    declaration,
  ].join('\n');

/** A comment of these lines, or nothing. */
export function docComment(lines: readonly string[], indent = ''): string {
  const [first, ...others] = lines;
  if (first === undefined) return '';
  if (others.length === 0 && first.length < 92 - indent.length) return `${indent}/** ${first} */\n`;
  const body = lines.map((line) => `${indent} * ${line}`.trimEnd());
  return `${[`${indent}/**`, ...body, `${indent} */`].join('\n')}\n`;
}

/** A text in lines for a comment, which it cannot end. */
export const textLines = (text: string, indent = ''): string[] =>
  text ? wrapText(text.replaceAll('*/', '*\\/'), 96 - indent.length) : [];

/** A tag such as `@see`, with a text below which further lines are indented. */
export function tagLines(tag: string, text: string, indent = ''): string[] {
  const [first = '', ...others] = textLines(`${tag} ${text}`.trim(), `${indent}  `);
  return [first, ...others.map((line) => line && `  ${line}`)];
}

/** Groups of lines with an empty line between them. */
export const apart = (...groups: readonly (readonly string[])[]): string[] =>
  groups
    .filter(({ length }) => length > 0)
    .flatMap((lines, index) => (index > 0 ? ['', ...lines] : lines));

export const literal = (value: string | number | boolean): string =>
  typeof value === 'string' ? `'${value.replace(/[\\']/g, '\\$&')}'` : String(value);
