import { pascalCase } from '../../files/openapi/names.ts';
import type { Group, Operation, Sdk } from '../model.ts';
import { snakeCase, upperSnakeCase } from '../names.ts';
import { typeText } from '../type-text.ts';
import { paragraphs } from '../wrap-text.ts';
import { docString, literal, safeName } from './python.ts';
import { typeWords } from './write-types.ts';

/** `_groups.py`: the calls as methods. */
export function writeGroups(sdk: Sdk): string {
  const use = typeText(typeWords, sdk, 'types.');

  const method = (operation: Operation): string => {
    const { inPath, request, output, record } = operation;
    const path = inPath.map(({ name }) => safeName(snakeCase(name)));
    const data = use(output);
    const list = [
      'self',
      ...inPath.map(({ type }, index) => `${path[index]}: ${use(type)}`),
      ...(request ? [argument(request)] : []),
      '**options: Unpack[RequestOptions]',
    ];
    const sent = `${constantOf(operation)}, ${tupleOf(path)}, ${request ? 'request' : 'None'}, **options`;
    const paged = sent.replace(/\brequest\b/, 'page');
    const result = record ? `RecordList[${use(record)}, ${data}]` : `Result[${data}]`;
    const body = record
      ? `return RecordList(lambda page: self._connection.send(${paged}), request)`
      : `return self._connection.send(${sent})`;
    return [
      `    def ${safeName(snakeCase(operation.name))}(\n${list.map((one) => `        ${one},\n`).join('')}    ) -> ${result}:\n`,
      docString(textOf(operation), '        '),
      `        ${body}\n`,
    ].join('');
  };

  const group = (one: Group): string =>
    [
      `class ${className(one)}:\n${docString(productsOf(one), '    ')}\n`,
      '    def __init__(self, connection: Connection) -> None:\n',
      '        self._connection = connection\n\n',
      one.operations.map(method).join('\n'),
    ].join('');

  const attributes = sdk.groups.map(
    (one) => `        self.${snakeCase(one.name)} = ${className(one)}(connection)\n`,
  );
  return [
    preamble,
    `${sdk.groups.flatMap(({ operations }) => operations.map(constant)).join('\n')}\n`,
    ...sdk.groups.map(group),
    `class Groups:\n    """All calls, in groups by the product with which their operation ids begin."""\n\n    def __init__(self, connection: Connection) -> None:\n${attributes.join('')}`,
  ].join('\n\n');
}

const tupleOf = ([first, ...others]: readonly string[]): string =>
  first && others.length === 0 ? `(${first},)` : `(${[first, ...others].join(', ')})`;

const argument = ({ type, isRequired }: NonNullable<Operation['request']>): string =>
  isRequired ? `request: types.${type}` : `request: Optional[types.${type}] = None`;

const textOf = ({ summary, text, inPath, record, link }: Operation): string =>
  paragraphs(
    summary,
    text,
    record && 'Iterate over it for all records, up to 10,000, or call `page` for one page.',
    inPath.map(({ name, text }) => `- \`${safeName(snakeCase(name))}\`: ${text}`).join('\n'),
    link,
  );

const constantOf = ({ id }: Operation): string => `_${upperSnakeCase(id)}`;

function constant(operation: Operation): string {
  const { id, method, path, request, takesKey, link } = operation;
  const values = [id, method, path, request?.in ?? '', takesKey, link].map(literal);
  return `${constantOf(operation)} = Operation(${values.join(', ')})`;
}

const className = ({ name }: Group): string => `${pascalCase(name)}Calls`;

const productsOf = ({ products }: Group): string =>
  products.map(({ title, text, link }) => `${title}: ${text} ${link}`).join('\n\n');

const preamble = `from __future__ import annotations

from typing import TYPE_CHECKING, Optional

from ._connection import Connection, Operation, RequestOptions, Result
from ._lists import RecordList

if TYPE_CHECKING:
    from typing import Any

    from typing_extensions import Unpack

    from . import types
`;
