import type { Code, Sdk } from '../model.ts';
import { paragraphs } from '../wrap-text.ts';
import { docString, literal } from './python.ts';

/** `codes.py`: the constants, and the retry class of each code. */
export const writeCodes = ({ codes }: Sdk): string =>
  [
    '"""The codes of all errors."""\n',
    'from __future__ import annotations\n',
    'from typing import Dict, Final\n',
    ...codes.map(constant),
    `RETRY_CLASSES: Final[Dict[int, str]] = {\n${codes.map(({ code, retry }) => `    ${code}: ${literal(retry)},\n`).join('')}}\n"""When the same request can succeed."""\n`,
  ].join('\n');

const constant = ({ constant, code, means, remedy, retry }: Code): string =>
  `${constant}: Final = ${code}\n${docString(paragraphs(means, remedy, `Retry class: ${retry}.`))}`;
