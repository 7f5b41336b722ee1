import type { Group, Operation, Sdk } from '../model.ts';
import { paragraphs } from '../wrap-text.ts';
import {
  argumentName,
  comment,
  exportedName,
  fileOf,
  isUnion,
  literal,
  namedComment,
  typeName,
} from './go.ts';

/** `calls.go`: the client, and the calls as methods. */
export function writeGroups(sdk: Sdk): string {
  const method = (group: Group, operation: Operation): string => {
    const { inPath, request, output, record } = operation;
    const name = exportedName(operation.name);
    const path = inPath.map((field) => argumentName(field.name));
    const parameters = [
      ...(record ? [] : ['ctx context.Context']),
      ...(path.length > 0 ? [`${path.join(', ')} string`] : []),
      ...(request
        ? [`request ${isUnion(request.type, sdk) ? '' : '*'}${exportedName(request.type)}`]
        : []),
      'options ...RequestOption',
    ];
    const data = typeName(output);
    const result = record ? `*List[${typeName(record)}, ${data}]` : `(*Result[${data}], error)`;
    const sent = `sent{${operationOf(operation)}, []string{${path.join(', ')}}, ${request ? 'request' : 'nil'}, options}`;
    const body = record
      ? `newList[${typeName(record)}, ${data}](c.connection, ${sent})`
      : `call[${data}](ctx, c.connection, ${sent})`;
    return `${namedComment(name, textOf(operation))}func (c *${typeOf(group)}) ${name}(${parameters.join(', ')}) ${result} {\n\treturn ${body}\n}\n`;
  };

  const group = (one: Group): string =>
    [
      `${comment(paragraphs(`${typeOf(one)} has the calls whose operation ids begin with \`${one.name}\`.`, productsOf(one)))}type ${typeOf(one)} struct{ connection *connection }\n`,
      ...one.operations.map((operation) => method(one, operation)),
    ].join('\n');

  const fields = sdk.groups.map(
    (one) => `${comment(productsOf(one), '\t')}\t${exportedName(one.name)} *${typeOf(one)}\n`,
  );
  const values = sdk.groups.map((one) => `\t\t&${typeOf(one)}{connection},\n`);
  const parts = [
    '// Client has all calls, in groups by the product with which their operation ids begin. It can be\n// used by several goroutines at the same time; New makes one.\n' +
      `type Client struct {\n${fields.join('\n')}}\n`,
    `func newClient(connection *connection) *Client {\n\treturn &Client{\n${values.join('')}\t}\n}\n`,
    ...sdk.groups.map(group),
  ];
  return fileOf(sdk, parts.join('\n'));
}

const typeOf = ({ name }: Group): string => `${exportedName(name)}Calls`;

const productsOf = ({ products }: Group): string =>
  products.map(({ title, text, link }) => `${title}: ${text} ${link}`).join('\n\n');

const textOf = ({ summary, text, inPath, record, link }: Operation): string =>
  paragraphs(
    summary,
    ...inPath.map(({ name, text }) => text && `${argumentName(name)}: ${text}`),
    record && 'Call Next for all records, up to 10,000, or Page for one page.',
    text,
    link,
  );

function operationOf({ id, method, path, request, takesKey, link }: Operation): string {
  const place = request ? `in${exportedName(request.in)}` : 'nowhere';
  const values = [literal(id), literal(method), literal(path), place, takesKey, literal(link)];
  return `operation{${values.join(', ')}}`;
}
