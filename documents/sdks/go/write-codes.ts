import type { Code, Sdk } from '../model.ts';
import { paragraphs } from '../wrap-text.ts';
import { comment, distinct, exportedName, fileOf, literal } from './go.ts';

/** `codes.go`: the constants, and the retry class of each code. */
export function writeCodes(sdk: Sdk): string {
  const { codes } = sdk;
  distinct(codes.map(nameOf));
  const classes = [...new Set(codes.map(({ retry }) => retry))].map((retry) => {
    const those = codes.filter((code) => code.retry === retry).map(({ code }) => `${code}`);
    return `\tcase ${those.join(',\n\t\t')}:\n\t\treturn ${literal(retry)}\n`;
  });
  const parts = [
    `// The codes of all errors.\nconst (\n${codes.map(constant).join('\n')})\n`,
    '// RetryClassOf says when the same request can succeed; it is empty for a code that was added\n// later.\n' +
      `func RetryClassOf(code int) RetryClass {\n\tswitch code {\n${classes.join('')}\t}\n\treturn ""\n}\n`,
  ];
  return fileOf(sdk, parts.join('\n'));
}

const nameOf = ({ constant }: Code): string => `Code${exportedName(constant)}`;

const constant = (code: Code): string =>
  `${comment(paragraphs(code.means, code.remedy, `Retry class: ${code.retry}.`), '\t')}\t${nameOf(code)} = ${code.code}\n`;
