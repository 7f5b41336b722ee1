import { join } from 'node:path';
import { productNames, readYaml } from '#documents/api/files.ts';
import { isRecord } from '#documents/api/is-record.ts';

/** A call of the descriptions as far as a new one could collide with it. */
export type KnownCall = {
  product: string;
  file: string;
  method: string;
  path: string;
  operationId: string;
  /** The kind of record it is about, the field with its id if named, and whether it has seeds. */
  record: string | undefined;
  id: string | undefined;
  seeds: boolean;
};

export const describedCalls = (api: string): KnownCall[] =>
  productNames(api).flatMap((product) => {
    const file = `${product}.yaml`;
    const description = readYaml(join(api, file));
    const paths = isRecord(description) && isRecord(description.paths) ? description.paths : {};
    return Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(isRecord(item) ? item : {}).flatMap(([method, operation]) => {
        if (!isRecord(operation) || typeof operation.operationId !== 'string') return [];
        const sandbox = isRecord(operation['x-sandbox']) ? operation['x-sandbox'] : {};
        const { record, id, seeds } = sandbox;
        return [
          {
            ...{ product, path, operationId: operation.operationId },
            file: `content/api/${file}`,
            method: method.toUpperCase(),
            record: typeof record === 'string' ? record : undefined,
            id: typeof id === 'string' ? id : undefined,
            seeds: Array.isArray(seeds) ? seeds.length > 0 : method === 'get',
          },
        ];
      }),
    );
  });
