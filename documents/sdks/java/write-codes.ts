import type { Code, Sdk } from '../model.ts';
import { paragraphs } from '../wrap-text.ts';
import { javaFile, packageName } from './file.ts';
import { docComment } from './java.ts';

/** `Codes.java`: the constants, and the retry class of each code. */
export function writeCodes(sdk: Sdk): string {
  const { codes } = sdk;
  const classes = [...new Set(codes.map(({ retry }) => retry))];
  const cases = classes.map((retry) => {
    const names = codes.filter((one) => one.retry === retry).map(({ constant }) => constant);
    return `      case ${names.join(',\n          ')} ->\n          Optional.of(RetryClass.${retry.toUpperCase()});\n`;
  });
  return javaFile(
    packageName(sdk),
    ['java.util.Optional'],
    [
      `${docComment('The codes of all errors.')}public final class Codes {\n\n  private Codes() {}\n`,
      ...codes.map(constant),
      `  /** When the same request can succeed; empty for a code that was added later. */\n  public static Optional<RetryClass> retryClass(int code) {\n    return switch (code) {\n${cases.join('')}      default -> Optional.empty();\n    };\n  }\n}\n`,
    ].join('\n'),
  );
}

const constant = ({ constant, code, means, remedy, retry }: Code): string =>
  `${docComment(paragraphs(means, remedy, `Retry class: \`${retry}\`.`), '  ')}  public static final int ${constant} = ${code};\n`;
