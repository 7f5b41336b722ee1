import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type Localized, locales } from '#contract/locale.ts';
import { type ErrorCode, readErrors } from '#documents/api/errors.ts';
import { apiFolder, productNames, readYaml } from '#documents/api/files.ts';
import { isRecord } from '#documents/api/is-record.ts';
import { exampleWords } from '#documents/api/localize-examples.ts';
import { operationsOf } from '#documents/api/operation.ts';
import { readDescription } from '#documents/api/read-description.ts';
import type { Description, Media, OperationObject, Schema } from '#documents/api/schema.ts';

const han = /\p{Script=Han}/u;

/** Problems of the API descriptions: examples, limits, languages, error codes. */
export function descriptionProblems(folder = apiFolder()): string[] {
  const errors = readErrors(folder);
  return [
    ...errorListProblems(errors),
    ...repeatedIds(folder),
    ...emptyKeys(folder),
    ...productNames(folder).flatMap((product) => {
      const place = `content/api/${product}.yaml`;
      try {
        return productProblems(product, folder, errors).map((problem) => `${place}: ${problem}`);
      } catch (error) {
        return [`${place}: ${error instanceof Error ? error.message : error}`];
      }
    }),
  ];
}

function productProblems(product: string, folder: string, errors: readonly ErrorCode[]): string[] {
  const description = readDescription(product, folder);
  return [
    ...languageProblems(description),
    ...unusedExampleWords(description),
    ...untranslatedExamples(description),
    ...operationsOf(description).flatMap(({ source, isCallback }) =>
      operationProblems(source, errors, isCallback).map(
        (problem) => `${source.operationId}: ${problem}`,
      ),
    ),
  ];
}

/** A translation whose text is no longer in any example is unused. */
function unusedExampleWords(description: Description): string[] {
  const said = new Set(operationsOf(description).flatMap(({ source }) => stringsIn(source)));
  return locales
    .flatMap((locale) => Object.keys(exampleWords(description, locale)))
    .filter((text) => !said.has(text))
    .map((text) => `“${text}” stands in no example`);
}

/** Chinese samples send Chinese text. */
function untranslatedExamples(description: Description): string[] {
  const words = exampleWords(description, 'zh');
  const sent = operationsOf(description)
    .filter(({ isCallback }) => !isCallback)
    .flatMap(({ source }) => Object.values(source.requestBody?.content ?? {}))
    .flatMap(({ examples }) =>
      Object.values(examples ?? {}).flatMap(({ value }) => stringsIn(value)),
    )
    .filter((text) => isEnglishSentence(text) && !(text in words));
  return [...new Set(sent)].map((text) => `“${text}” has no Chinese in x-zh-examples`);
}

const isEnglishSentence = (text: string): boolean =>
  /[a-z]+,? [a-z]+,? [a-z]+/i.test(text) && !han.test(text);

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap((part) => stringsIn(part))
    : [];
}

function operationProblems(
  source: OperationObject,
  errors: readonly ErrorCode[],
  isCallback: boolean,
): string[] {
  const bodies = Object.values(source.requestBody?.content ?? {});
  const answers = Object.entries(source.responses).flatMap(([status, { content }]) =>
    Object.values(content ?? {}).map((media) => ({ status, media })),
  );
  return [
    ...(source.parameters ?? []).flatMap(({ name, schema, example }) => [
      ...valueProblems(schema, example, `parameter ${name}`),
      ...limitProblems(schema, name),
    ]),
    ...bodies.flatMap((media) => [
      ...exampleProblems(media, 'request'),
      ...(isCallback ? [] : limitProblems(media.schema, '')),
    ]),
    ...answers.flatMap(({ status, media }) => [
      ...exampleProblems(media, status),
      ...Object.values(media.examples ?? {}).flatMap(({ value }) =>
        codeProblems(value, status, errors),
      ),
    ]),
  ];
}

function exampleProblems(media: Media, place: string): string[] {
  const examples = Object.entries(media.examples ?? {});
  if (examples.length === 0) return [`${place} has no example: add one to its examples`];
  return examples.flatMap(([name, { value }]) =>
    valueProblems(media.schema, value, `example ${name} of ${place}`),
  );
}

export function valueProblems(schema: Schema, value: unknown, place: string): string[] {
  if (value === undefined) return [`${place} has no example: add one as example`];
  const validate = validatorOf(schema);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${place}: ${instancePath || 'it'} ${message}`,
  );
}

const checker = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(checker);
checker.addFormat('binary', true);

const validators = new Map<string, ValidateFunction>();

/** Compiling takes far longer than checking an example, so equal schemas are compiled once. */
function validatorOf(schema: Schema): ValidateFunction {
  const source = closed(schema);
  const key = JSON.stringify(source);
  const known = validators.get(key);
  if (known) return known;
  const validate = checker.compile(source);
  checker.removeSchema(source);
  validators.set(key, validate);
  return validate;
}

/** A field of an example that no schema describes is also a mistake. */
function closed(schema: Schema, isPart = false): object {
  const inside = (part: Schema) => closed(part, true);
  return {
    ...schema,
    ...(schema.properties && {
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([name, part]) => [name, closed(part)]),
      ),
    }),
    ...(schema.items && { items: closed(schema.items) }),
    ...(schema.allOf && { allOf: schema.allOf.map(inside) }),
    ...(schema.oneOf && { oneOf: schema.oneOf.map(inside) }),
    ...(!isPart && (schema.properties || schema.allOf) && { unevaluatedProperties: false }),
  };
}

/** Every request value must document its maximum length, size or number. */
function limitProblems(schema: Schema, name: string): string[] {
  const under = (part: Schema, key: string) => limitProblems(part, name ? `${name}.${key}` : key);
  const nested = [
    ...Object.entries(schema.properties ?? {}).flatMap(([key, part]) => under(part, key)),
    ...[...(schema.allOf ?? []), ...(schema.oneOf ?? [])].flatMap((part) =>
      limitProblems(part, name),
    ),
    ...(schema.items ? limitProblems(schema.items, `${name}[]`) : []),
  ];
  const isFree =
    (schema.type === 'string' &&
      !(schema.maxLength || schema.enum || schema.pattern || schema.format || schema.const)) ||
    ((schema.type === 'integer' || schema.type === 'number') &&
      schema.maximum === undefined &&
      schema.minimum === undefined &&
      !schema.enum) ||
    (schema.type === 'array' && schema.maxItems === undefined);
  return isFree
    ? [`${name} has no limit: add maxLength, pattern, maximum or maxItems`, ...nested]
    : nested;
}

/** An error example has a listed code, with its status and its message. */
function codeProblems(value: unknown, status: string, errors: readonly ErrorCode[]): string[] {
  if (!isRecord(value) || typeof value.code !== 'number' || value.code === 0) return [];
  const known = errors.find(({ code }) => code === value.code);
  if (!known)
    return [
      `the example of ${status} has code ${value.code}, which is not in content/api/errors: add it to the file of its product there`,
    ];
  if (String(known.status) !== status)
    return [`code ${known.code} comes with status ${known.status}, not ${status}`];
  return [];
}

/** `{ en: 100,000 entries }` is cut at its comma: what follows becomes a key without a value. */
function emptyKeys(folder: string): string[] {
  const keysIn = (value: unknown): string[] =>
    Array.isArray(value)
      ? value.flatMap(keysIn)
      : isRecord(value)
        ? Object.entries(value).flatMap(([key, part]) => (part === null ? [key] : keysIn(part)))
        : [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) =>
      keysIn(readYaml(join(folder, file))).map(
        (key) => `content/api/${file}: “${key}” has no value; a text with a comma needs quotes`,
      ),
    );
}

/** An operation id is unique across all files. */
function repeatedIds(folder: string): string[] {
  const ids = productNames(folder).flatMap((product) =>
    [...readFileSync(join(folder, `${product}.yaml`), 'utf8').matchAll(/operationId: (\w+)/g)].map(
      ([, id]) => id,
    ),
  );
  return ids
    .filter((id, index) => ids.indexOf(id) !== index)
    .map((id) => `content/api: the operation id ${id} is there twice`);
}

const errorListProblems = (errors: readonly ErrorCode[]): string[] =>
  errors.flatMap(({ code, status, retry, product, fields, means, remedy }, index) => [
    ...(product && !fields ? [`content/api/errors: ${code}: it names no fields`] : []),
    ...(product && retry === 'wait' && status !== 429 && status !== 503
      ? [`content/api/errors: ${code}: only 429 and 503 of a product come with Retry-After`]
      : []),
    ...(errors.findIndex((error) => error.code === code) === index
      ? []
      : [`content/api/errors: ${code} stands there twice`]),
    ...[means, remedy].flatMap((text) =>
      locales
        .flatMap((locale) => textProblems[locale](text[locale]))
        .map((problem) => `content/api/errors: ${code}: ${problem}`),
    ),
  ]);

/** Every text has its translation next to it, as `x-zh`. A problem names its operation. */
function languageProblems(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((part) => languageProblems(part));
  if (!isRecord(value)) return [];
  const { operationId } = value;
  const own = textsProblems(value);
  return typeof operationId === 'string' ? own.map((problem) => `${operationId}: ${problem}`) : own;
}

function textsProblems(value: Record<string, unknown>): string[] {
  const nested = Object.entries(value)
    .filter(([key]) => key !== 'value' && key !== 'example')
    .flatMap(([key, part]) =>
      key === 'properties' && isRecord(part)
        ? Object.values(part).flatMap((property) => languageProblems(property))
        : languageProblems(part),
    );
  if (isRecord(value['x-enum']))
    nested.push(
      ...Object.values(value['x-enum']).flatMap((means) =>
        locales.flatMap((locale) =>
          textProblems[locale](isRecord(means) ? String(means[locale]) : ''),
        ),
      ),
    );
  const english = value.description ?? value.summary;
  if (typeof english !== 'string') return nested;
  const problems = locales.flatMap((locale) => {
    const text = locale === 'en' ? english : value[`x-${locale}`];
    return typeof text === 'string'
      ? textProblems[locale](text)
      : [`“${english}” has no x-${locale}: add the same text in Chinese beside it`];
  });
  return [...problems, ...nested];
}

const textProblems: Localized<(text: string) => string[]> = {
  en: (text) => (han.test(text) ? [`Chinese in “${text}”`] : []),
  zh: (text) => (han.test(text) ? [] : [`“${text}” is not Chinese`]),
};
