import type { Code, Sdk } from '../model.ts';
import { paragraphs } from '../wrap-text.ts';
import { classFile, docComment, literal, textLines } from './php.ts';

/** `Codes.php`: the constants, and the retry class of each code. */
export function writeCodes({ codes, names }: Sdk): string {
  const classes = codes.map(
    ({ constant, retry }) => `        self::${constant} => ${literal(retry)},\n`,
  );
  return classFile(
    names.client,
    [],
    [
      '/** The codes of all errors. */\nfinal class Codes\n{\n',
      ...codes.map(constantOf),
      '    /** When the same request can succeed, by code. */\n',
      `    public const RETRY_CLASSES = [\n${classes.join('')}    ];\n}\n`,
    ].join(''),
  );
}

const constantOf = ({ constant, code, means, remedy, retry }: Code): string => {
  const text = paragraphs(means, remedy, `Retry class: ${retry}.`);
  return `${docComment(textLines(text, indent), indent)}${indent}public const ${constant} = ${code};\n\n`;
};

const indent = '    ';
