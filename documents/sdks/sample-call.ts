import { isRecord } from '../api/is-record.ts';
import type { Operation as DescribedOperation } from '../api/operation.ts';
import { Written } from '../samples/literal.ts';
import type { Operation, Sdk } from './model.ts';

/** A call of a package with the values of its documented example. */
export type SampleCall = {
  /** The name of its group: `sms`. */
  group: string;
  operation: Operation;
  inPath: string[];
  request?: Record<string, unknown>;
  /** The fields of the request whose value is the name of a file. */
  files: readonly string[];
};

/** Undefined for what packages do not have: a callback, for example. */
export function sampleCall(described: DescribedOperation, sdk: Sdk): SampleCall | undefined {
  for (const { name: group, operations } of sdk.groups) {
    const operation = operations.find(({ id }) => id === described.id);
    if (operation)
      return {
        group,
        operation,
        inPath: operation.inPath.map(({ name }) => String(exampleOf(described, 'path').get(name))),
        request: operation.request && requestOf(described, operation.request),
        files: filesIn(operation, sdk),
      };
  }
  return undefined;
}

function filesIn({ request }: Operation, { types }: Sdk): string[] {
  const type = types.find(({ name }) => name === request?.type);
  if (type?.kind !== 'object') return [];
  return type.fields.filter(({ type: { kind } }) => kind === 'file').map(({ name }) => name);
}

/** The request with the code that reads each of its files. */
export const withFiles = (
  { request = {}, files }: SampleCall,
  read: (name: string) => string,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(request).map(([field, value]) => [
      field,
      files.includes(field) ? new Written(read(String(value))) : value,
    ]),
  );

function requestOf(
  described: DescribedOperation,
  { in: place, isRequired }: NonNullable<Operation['request']>,
): Record<string, unknown> | undefined {
  if (place !== 'query') return withoutKeys(described.requestExamples[0]?.value);
  const query = Object.fromEntries(exampleOf(described, 'query'));
  return isRequired || Object.keys(query).length > 0 ? query : undefined;
}

/** Of a query those that are required, or that `x-sample` names. */
function exampleOf({ source }: DescribedOperation, place: string): Map<string, unknown> {
  const { parameters = [], 'x-sample': chosen = [] } = source;
  return new Map(
    parameters
      .filter(({ in: where, example }) => where === place && example !== undefined)
      .filter(({ name, required }) => place !== 'query' || required || chosen.includes(name))
      .map(({ name, example }) => [name, example]),
  );
}

/** A package signs calls of version 1, too. */
const withoutKeys = (example: unknown): Record<string, unknown> => {
  const { appKey: _key, appSecret: _secret, ...fields } = isRecord(example) ? example : {};
  return fields;
};
