import type { Code, Sdk } from '../model.ts';
import { paragraphs } from '../wrap-text.ts';
import { docComment, literal } from './typescript.ts';

/** `codes.js`: the constants, and the retry class of each code. */
export const writeCodes = ({ codes }: Sdk): string =>
  [
    `export const codes = {\n${codes.map(({ constant, code }) => `  ${constant}: ${code},\n`).join('')}};`,
    '',
    docComment('When the same request can succeed.') +
      `export const retryClasses = {\n${codes.map(({ code, retry }) => `  ${code}: ${literal(retry)},\n`).join('')}};`,
    '',
  ].join('\n');

/** `codes.d.ts` */
export const writeCodeTypes = ({ codes }: Sdk): string =>
  `${docComment('The codes of all errors.')}export declare const codes: {\n${codes.map(member).join('')}};\n`;

const member = ({ constant, code, means, remedy, retry }: Code): string => {
  const text = paragraphs(means, remedy, `Retry class: ${retry}.`);
  return `${docComment(text, '  ')}  readonly ${constant}: ${code};\n`;
};
