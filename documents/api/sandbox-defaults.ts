import type { SandboxDefault } from '#contract/documented-api.ts';
import { dayMs, hourMs, minuteMs, secondMs } from '#contract/time-units.ts';
import type { Operation } from './operation.ts';
import type { OperationObject, Schema } from './schema.ts';

/**
 * The sandbox behaviour of each call, by operation id: its `x-sandbox`, completed from the
 * description.
 */
export function sandboxDefaults(operations: readonly Operation[]): Map<string, SandboxDefault> {
  const described = operations.filter(({ source }) => source['x-sandbox']);
  return new Map(described.map((operation) => [operation.id, defaultOf(operation, described)]));
}

function defaultOf(operation: Operation, described: readonly Operation[]): SandboxDefault {
  const { source } = operation;
  const { record = '', set = {}, steps = [], seeds } = source['x-sandbox'] ?? {};
  const id = idOf(record, described);
  const verb = verbOf(operation, id);
  const isShown = verb === 'read' || verb === 'list';
  return {
    verb,
    record,
    id,
    createdAt: createdAtOf(record, described),
    ids: idsIn(operation, verb === 'list' ? undefined : record, described),
    set,
    steps: steps.map(({ after, set: changes = {}, callback }) => ({
      afterMs: durationMs(after),
      set: changes,
      callback,
    })),
    seeds: seeds ?? (isShown ? Object.keys(answerMedia(source)?.examples ?? {}) : []),
  };
}

const ofRecord = (record: string, described: readonly Operation[]) =>
  described.filter(({ source }) => source['x-sandbox']?.record === record);

function idOf(record: string, described: readonly Operation[]): string | undefined {
  const calls = ofRecord(record, described);
  const named = calls.find(({ source }) => source['x-sandbox']?.id)?.source['x-sandbox']?.id;
  const inPath = calls
    .filter(({ method, source }) => method !== 'POST' && !isList(source))
    .map(({ path }) => /\{(\w+)\}(?:$|\/[^{}]*$)/.exec(path)?.[1]);
  return named ?? inPath.find((name) => name !== undefined);
}

/** `createdAt` unless a call of the record names another field, if a response has it. */
function createdAtOf(record: string, described: readonly Operation[]): string | undefined {
  const calls = ofRecord(record, described);
  const named = calls.map(({ source }) => source['x-sandbox']?.createdAt);
  const hasUsual = calls.some(({ source }) => 'createdAt' in recordFields(source));
  return named.find((name) => name !== undefined) ?? (hasUsual ? 'createdAt' : undefined);
}

function verbOf({ method, source }: Operation, id: string | undefined): SandboxDefault['verb'] {
  if (isList(source)) return 'list';
  if (method === 'GET') return 'read';
  if (method === 'DELETE') return 'remove';
  const isChange = method !== 'POST' || (id !== undefined && requestFields(source).includes(id));
  return isChange ? 'change' : 'create';
}

/** Fields named `…Id` that are the id of exactly one kind of record of the same product. */
function idsIn(
  { source, product }: Operation,
  own: string | undefined,
  described: readonly Operation[],
): Record<string, string> {
  const records = new Set(
    described
      .filter((other) => other.product === product)
      .map((other) => other.source['x-sandbox']?.record ?? ''),
  );
  const owners = Map.groupBy([...records], (record) => idOf(record, described));
  return Object.fromEntries(
    requestFields(source).flatMap((name) => {
      const [record, ...others] = name.endsWith('Id') ? (owners.get(name) ?? []) : [];
      return record && record !== own && others.length === 0 ? [[name, record]] : [];
    }),
  );
}

const unitsMs: Record<string, number> = { ms: 1, s: secondMs, min: minuteMs, h: hourMs, d: dayMs };

const durationMs = (text: string): number =>
  Number.parseInt(text, 10) * (unitsMs[text.replace(/^\d+/, '')] ?? 0);

const answerMedia = ({ responses }: OperationObject) =>
  Object.values(responses['200']?.content ?? {})[0];

/** The schema of `data` in a successful response. */
export const answerSchema = (source: OperationObject): Schema | undefined =>
  answerMedia(source)?.schema.properties?.data;

const answerFields = (source: OperationObject): Record<string, Schema> =>
  fieldsOf(answerSchema(source));

/** Whether the response is a page of records. */
const isList = (source: OperationObject): boolean =>
  ['total', 'page', 'pageSize', 'records'].every((name) => name in answerFields(source));

/** The record's fields in a response, or those of each record of a list. */
export const recordFields = (source: OperationObject): Record<string, Schema> =>
  isList(source) ? fieldsOf(answerFields(source).records?.items) : answerFields(source);

/** Parameters in path and query and fields of the body, without the keys of version 1. */
export function requestFields({ parameters = [], requestBody }: OperationObject): string[] {
  const [body] = Object.values(requestBody?.content ?? {});
  const { appKey, appSecret, ...sent } = fieldsOf(body?.schema);
  const named = parameters.filter((parameter) => parameter.in !== 'header');
  return [...named.map(({ name }) => name), ...Object.keys(sent)];
}

/** The fields of a schema and of all its parts. */
export const fieldsOf = (schema: Schema | undefined): Record<string, Schema> =>
  Object.assign(
    {},
    schema?.properties,
    ...[...(schema?.allOf ?? []), ...(schema?.oneOf ?? [])].map(fieldsOf),
  );
