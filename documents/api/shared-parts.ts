import { createHash } from 'node:crypto';

/** A reference to a part shared by all products. */
export const shared = (kind: string, name: string) => ({
  $ref: `common.yaml#/components/${kind}/${name}`,
});

/** The fields of every response; a success also has `data`. */
export const envelope = (properties?: Record<string, unknown>) => ({
  type: 'object',
  required: ['code', 'msg', 'requestId', ...Object.keys(properties ?? {})],
  properties: {
    code: shared('schemas', 'ResultCode'),
    msg: shared('schemas', 'ResultMessage'),
    requestId: shared('schemas', 'RequestId'),
    ...properties,
  },
});

export const json = (schema: unknown, examples: unknown) => ({
  'application/json': { schema, examples },
});

/** An id for an example: different for each, and the same in every build. */
export function idOf({ operationId }: { operationId: string }, name: string): string {
  const hex = createHash('sha256').update(`${operationId} ${name}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

export const mapValues = <Value, Result>(
  record: Readonly<Record<string, Value>> | undefined,
  change: (value: Value, key: string) => Result,
): Record<string, Result> =>
  Object.fromEntries(Object.entries(record ?? {}).map(([key, value]) => [key, change(value, key)]));
