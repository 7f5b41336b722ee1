import { pascalCase } from '../../files/openapi/names.ts';
import type { Field, Group, Operation, Sdk, TypeUse } from '../model.ts';
import { avoiding, upperSnakeCase } from '../names.ts';
import { paragraphs } from '../wrap-text.ts';
import { javaFile, packageName } from './file.ts';
import { docComment, identifier, methodsOfObjects, reservedWords, signature } from './java.ts';

/** The calls as methods: a class for each group by its name, and `Groups` with all of them. */
export function writeGroups(sdk: Sdk): Map<string, string> {
  const root = packageName(sdk);
  const types = sdk.types.map(({ name }) => `${root}.types.${name}`);
  const imports = [...types, 'java.util.List', 'java.util.Map'];
  return new Map([
    ...sdk.groups.map(
      (group) => [className(group), javaFile(root, imports, classOf(group))] as const,
    ),
    ['Groups', javaFile(root, [], groupsOf(sdk))],
  ]);
}

function groupsOf({ groups }: Sdk): string {
  const fields = groups.map(
    (group) => `  private final ${className(group)} ${groupMethod(group.name)};\n`,
  );
  const made = groups.map(
    (group) => `    ${groupMethod(group.name)} = new ${className(group)}(connection);\n`,
  );
  const methods = groups.map(
    (group) =>
      `${docComment(productsOf(group), '  ')}  public ${className(group)} ${groupMethod(group.name)}() {\n    return ${groupMethod(group.name)};\n  }\n`,
  );
  return [
    `${docComment('All calls, in groups by the product with which their operation ids begin.')}abstract class Groups {\n\n${fields.join('')}`,
    `  Groups(Connection connection) {\n${made.join('')}  }\n`,
    `${methods.join('\n')}}\n`,
  ].join('\n');
}

const className = ({ name }: Group): string => `${pascalCase(name)}Calls`;

/** The method and the field of a group. */
export const groupMethod = avoiding([...reservedWords, ...methodsOfObjects]);

const productsOf = ({ products }: Group): string =>
  products.map(({ title, text, link }) => `${title}: ${text} ${link}`).join('\n\n');

function classOf(group: Group): string {
  const name = className(group);
  return [
    `${docComment(productsOf(group))}public final class ${name} {\n\n${group.operations.map(constant).join('')}`,
    `  private final Connection connection;\n\n  ${name}(Connection connection) {\n    this.connection = connection;\n  }\n`,
    `${group.operations.map(methods).join('\n')}}\n`,
  ].join('\n');
}

function constant({ name, id, method, path, request, takesKey, link }: Operation): string {
  const place = `Operation.Place.${(request?.in ?? 'nowhere').toUpperCase()}`;
  const values = [
    ...[id, method, path].map((value) => JSON.stringify(value)),
    ...[place, String(takesKey), JSON.stringify(link)],
  ];
  return `  private static final Operation ${constantOf(name)} =\n${signature('new Operation', values, '      ')};\n`;
}

const constantOf = (name: string): string => avoiding(reservedWords)(upperSnakeCase(name));

export function callMethod({ name, inPath, request }: Operation): string {
  const withoutArguments = inPath.length === 0 && !request?.isRequired;
  return avoiding([...reservedWords, ...(withoutArguments ? methodsOfObjects : [])])(name);
}

/** A call with everything, and without its options and an optional request. */
function methods(operation: Operation): string {
  const { request, inPath } = operation;
  const name = callMethod(operation);
  const parts = inPath.map((field) => `${typeOfPart(field)} ${parameterName(field)}`);
  const taken = request ? [`${request.type} request`] : [];
  const result = resultOf(operation);
  const head = `public ${result} ${name}`;
  const given = [...inPath.map(parameterName), ...(request ? ['request'] : [])];
  const full = `${signature(head, [...parts, ...taken, 'RequestOptions options'], '  ')} {\n${bodyOf(operation)}  }\n`;
  const text = docComment(textOf(operation), '  ');
  const short = (list: readonly string[], values: readonly string[], comment: string) =>
    `${comment}${signature(head, list, '  ')} {\n    return ${name}(${values.join(', ')});\n  }\n`;
  const typesOf = (list: readonly string[]) => list.map((one) => one.split(' ')[0]).join(', ');
  const like = (list: readonly string[], what: string) =>
    `  /** Like {@link #${name}(${typesOf(list)})}, ${what}. */\n`;
  const shortest = request && !request.isRequired ? parts : [...parts, ...taken];
  return [
    ...(request && !request.isRequired
      ? [short(parts, [...given.slice(0, -1), emptyOf(request)], text)]
      : []),
    short(
      [...parts, ...taken],
      [...given, 'RequestOptions.NONE'],
      shortest.length < parts.length + taken.length ? like(parts, 'with a request') : text,
    ),
    like(shortest, 'with options') + full,
  ].join('\n');
}

const emptyOf = ({ type }: NonNullable<Operation['request']>): string =>
  `${type}.builder().build()`;

const parameterName = ({ name }: Field): string =>
  avoiding([...reservedWords, 'request', 'options'])(identifier(name));

function typeOfPart({ name, type }: Field): string {
  if (type.kind !== 'text') throw new Error(`${name}: a part of a path is a text.`);
  return 'String';
}

const resultOf = ({ output, record }: Operation): string =>
  record
    ? `RecordList<${outputType(record)}, ${outputType(output)}>`
    : `Result<${outputType(output)}>`;

/** Everything that the API gives is an object so far, or is not described. */
function outputType(type: TypeUse): string {
  if (type.kind === 'anything') return 'Object';
  if (type.kind === 'named') return type.name;
  throw new Error(`An output or a record is an object, and no ${type.kind}.`);
}

function bodyOf({ name, inPath, request, output, record }: Operation): string {
  const path = `List.of(${inPath.map(parameterName).join(', ')})`;
  const sent = (all: string) => `connection.send(${constantOf(name)}, ${path}, ${all}, options)`;
  const fields = request ? 'request.asMap()' : 'Map.of()';
  if (record)
    return `    return new RecordList<>(\n        ${fields},\n        page -> ${sent('page')},\n        ${outputType(output)}::of,\n        ${outputType(record)}::of);\n`;
  const all = sent(fields);
  return output.kind === 'anything'
    ? `    return ${all};\n`
    : `    return ${all}\n        .as(${outputType(output)}::of);\n`;
}

const textOf = ({ id, summary, text, inPath, record, link }: Operation): string =>
  paragraphs(
    summary,
    text,
    record && 'Iterate over it for all records, up to 10,000, or call `page()` for one page.',
    [
      ...inPath.map((field) => `@param ${parameterName(field)} ${field.text.replace(/\s+/g, ' ')}`),
      ...(link ? [`@see <a href="${link}">${id}</a>`] : []),
    ].join('\n'),
  );
