import { join } from 'node:path';
import { stringify } from 'yaml';
import { apiFolder, isRecord, readYaml } from '../api/files.ts';
import { readCompleted } from '../api/read-description.ts';

/** A product's description as one file that stands alone: shared components are put into it. */
export function publishDescription(product: string, folder = apiFolder()): string {
  const common = readYaml(join(folder, 'common.yaml'));
  const used = new Map<string, unknown>();

  const adopt = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(adopt);
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) =>
        key === '$ref' && typeof part === 'string'
          ? [key, adoptReference(part)]
          : [key, adopt(part)],
      ),
    );
  };

  const adoptReference = (reference: string): string => {
    const pointer = reference.replace(/^common\.yaml/, '');
    const [, , kind = '', name = ''] = pointer.split('/');
    const found = componentOf(common, kind, name);
    if (found !== undefined && !used.has(pointer)) {
      used.set(pointer, undefined);
      used.set(pointer, adopt(found));
    }
    return pointer;
  };

  const own = adopt(readCompleted(product, folder)) as Record<string, unknown>;
  const components: Record<string, Record<string, unknown>> = {
    ...(isRecord(own.components)
      ? (own.components as Record<string, Record<string, unknown>>)
      : {}),
  };
  for (const [pointer, value] of used) {
    const [, , kind = '', name = ''] = pointer.split('/');
    components[kind] = { ...components[kind], [name]: value };
  }
  const signature = componentOf(common, 'securitySchemes', 'signature');
  components.securitySchemes = { ...components.securitySchemes, signature };
  return stringify({ ...own, components }, { lineWidth: 0, aliasDuplicateObjects: false });
}

function componentOf(common: unknown, kind: string, name: string): unknown {
  const components = isRecord(common) && isRecord(common.components) ? common.components : {};
  const group = components[kind];
  return isRecord(group) ? group[name] : undefined;
}
