import { pascalCase } from '../../files/openapi/names.ts';
import type { Group, Operation, Sdk } from '../model.ts';
import { avoiding } from '../names.ts';
import { typeText } from '../type-text.ts';
import { paragraphs } from '../wrap-text.ts';
import { docComment, propertyName, reservedWords } from './typescript.ts';
import { typeWords } from './write-types.ts';

/** `groups.d.ts`: the calls as methods. */
export function writeGroups(sdk: Sdk): string {
  const use = typeText(typeWords, sdk, 'types.');
  const parameter = avoiding([...reservedWords, 'request', 'options']);

  const method = (operation: Operation): string => {
    const { inPath, request, output, record } = operation;
    const list = [
      ...inPath.map(({ name, type }) => `${parameter(name)}: ${use(type)}`),
      ...(request ? [`request${request.isRequired ? '' : '?'}: types.${request.type}`] : []),
      'options?: RequestOptions',
    ];
    const data = use(output);
    const result = record ? `RecordList<${use(record)}, ${data}>` : `Promise<Result<${data}>>`;
    const text = textOf(operation, parameter);
    return `${docComment(text, '  ')}  ${propertyName(operation.name)}(${list.join(', ')}): ${result};\n`;
  };

  return [
    "import type { RecordList, RequestOptions, Result } from './connection.js';",
    "import type * as types from './types.js';",
    '',
    docComment('All calls, in groups by the product with which their operation ids begin.') +
      `export interface Groups {\n${sdk.groups.map(property).join('')}}`,
    '',
    ...sdk.groups.map(
      (group) =>
        `${docComment(productsOf(group))}export interface ${interfaceName(group)} {\n${group.operations.map(method).join('\n')}}\n`,
    ),
  ].join('\n');
}

/** Parts of the path are described as an editor expects them. */
const textOf = (
  { summary, text, inPath, record, link }: Operation,
  nameOf: (name: string) => string,
): string =>
  paragraphs(
    summary,
    text,
    record && 'Iterate over it for all records, up to 10,000, or await it for one page.',
    inPath.map(({ name, text }) => `@param ${nameOf(name)} ${text}`).join('\n'),
    link && `@see ${link}`,
  );

const property = (group: Group): string =>
  `${docComment(productsOf(group), '  ')}  readonly ${group.name}: ${interfaceName(group)};\n`;

const interfaceName = ({ name }: Group): string => `${pascalCase(name)}Calls`;

const productsOf = ({ products }: Group): string =>
  products.map(({ title, text, link }) => `${title}: ${text} ${link}`).join('\n\n');
