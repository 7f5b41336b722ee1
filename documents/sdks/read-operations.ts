import { operationName, pascalCase } from '../files/openapi/names.ts';
import type { Field, Group, Operation, TypeUse } from './model.ts';
import { lowerFirst } from './names.ts';
import type {
  PublishedDescription,
  PublishedOperation,
  PublishedParameter,
} from './published-description.ts';
import type { TypeReader } from './read-types.ts';

/** `products` are what operation ids begin with: `Sms`, `WhatsApp`. */
export function readGroups(
  description: PublishedDescription,
  reader: TypeReader,
  products: readonly string[],
): Group[] {
  const groups = new Map<string, Group>();
  for (const [path, item] of Object.entries(description.paths))
    for (const [method, published] of Object.entries(item)) {
      // A client is made with keys, and signs every call.
      if (published.security?.length === 0) continue;
      const name = lowerFirst(productOf(published.operationId, products));
      const group = groups.get(name) ?? { name, products: [], operations: [] };
      groups.set(name, group);
      for (const tag of published.tags) addProduct(group, tag, description);
      const call = { method, path, group: name, published };
      group.operations.push(readOperation(call, description, reader));
    }
  return [...groups.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** The shortest: all products of WhatsApp are one group. */
function productOf(operationId: string, products: readonly string[]): string {
  const fitting = products.filter((one) => pascalCase(operationId).startsWith(one));
  const [product] = fitting.sort((one, other) => one.length - other.length);
  if (!product) throw new Error(`${operationId} does not begin with the name of a product.`);
  return product;
}

function addProduct({ products }: Group, title: string, { tags }: PublishedDescription): void {
  if (products.some((one) => one.title === title)) return;
  const tag = tags.find(({ name }) => name === title);
  products.push({ title, text: tag?.description ?? '', link: tag?.externalDocs.url ?? '' });
}

type Call = { method: string; path: string; group: string; published: PublishedOperation };

function readOperation(
  { method, path, group, published }: Call,
  { components }: PublishedDescription,
  reader: TypeReader,
): Operation {
  const { operationId: id, summary, description: text, externalDocs } = published;
  const parameters = (published.parameters ?? []).map((one) =>
    '$ref' in one ? parameterAt(one.$ref, components.parameters) : one,
  );
  const fieldsIn = (place: PublishedParameter['in'], name: string): Field[] =>
    parameters
      .filter((one) => one.in === place)
      .map((one) => ({
        name: one.name,
        text: [one.description, one.schema.description].filter(Boolean).join('\n\n'),
        isRequired: one.required ?? false,
        type: reader.read(one.schema, { name: name + pascalCase(one.name), way: 'taken' }),
      }));
  const output = outputOf(published, reader);
  return {
    id,
    name: lowerFirst(id.slice(group.length)),
    method: upperMethod(method),
    path,
    inPath: fieldsIn('path', pascalCase(id)),
    request: bodyOf(published, path, reader) ?? queryOf(id, fieldsIn, reader),
    takesKey: parameters.some((one) => one.in === 'header' && one.name === 'Idempotency-Key'),
    output,
    record: recordIn(output, reader),
    summary,
    text: factsIn(text),
    link: externalDocs?.url ?? '',
  };
}

/** Before its facts a description has a sentence about its page. */
const factsIn = (text: string): string =>
  text
    .split('\n\n')
    .filter((paragraph) => paragraph.startsWith('- '))
    .join('\n\n');

function parameterAt(
  $ref: string,
  parameters: Readonly<Record<string, PublishedParameter>>,
): PublishedParameter {
  const parameter = parameters[$ref.slice($ref.lastIndexOf('/') + 1)];
  if (!parameter) throw new Error(`${$ref} refers to nothing.`);
  return parameter;
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

function upperMethod(method: string): Operation['method'] {
  const upper = methods.find((one) => one === method.toUpperCase());
  if (!upper) throw new Error(`${method} is no method of a call.`);
  return upper;
}

/** A signed request of version 1 has no keys in its body. */
const bodyKeys = ['appKey', 'appSecret'];

function bodyOf(
  { operationId, requestBody }: PublishedOperation,
  path: string,
  reader: TypeReader,
): Operation['request'] {
  const [kind, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (!kind || !media) return undefined;
  const type = reader.read(media.schema, {
    name: operationName(operationId, 'Request'),
    way: 'taken',
    leavesOut: path.startsWith('/v2/') ? [] : bodyKeys,
  });
  if (type.kind !== 'named') throw new Error(`${operationId}: a body is an object.`);
  reader.describe(type.name, `What \`${operationId}\` takes.`);
  const place = kind === 'multipart/form-data' ? 'multipart' : 'json';
  return { in: place, type: type.name, isRequired: reader.needsFields(type.name) };
}

function queryOf(
  id: string,
  fieldsIn: (place: 'query', name: string) => Field[],
  reader: TypeReader,
): Operation['request'] {
  const name = operationName(id, 'Query');
  const fields = fieldsIn('query', name);
  if (fields.length === 0) return undefined;
  reader.add({ name, kind: 'object', way: 'taken', text: `What \`${id}\` takes.`, fields });
  return { in: 'query', type: name, isRequired: fields.some(({ isRequired }) => isRequired) };
}

/** The field `data` of a successful response. */
function outputOf({ operationId, responses }: PublishedOperation, reader: TypeReader): TypeUse {
  const [media] = Object.values(responses['200']?.content ?? {});
  const result = media?.schema.$ref ? reader.found(media.schema.$ref).schema : media?.schema;
  const data = result?.properties?.data;
  if (!data) return { kind: 'anything' };
  return reader.read(data, { name: operationName(operationId, 'Output'), way: 'sent' });
}

/** A page has its records beside `total`, `page` and `pageSize`. */
function recordIn(output: TypeUse, reader: TypeReader): TypeUse | undefined {
  if (output.kind !== 'named') return undefined;
  const fields = new Map(reader.fieldsOf(output.name).map(({ name, type }) => [name, type]));
  const records = fields.get('records');
  const isPage = ['total', 'page', 'pageSize'].every((name) => fields.has(name));
  return isPage && records?.kind === 'list' ? records.of : undefined;
}
