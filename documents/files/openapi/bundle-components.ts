import { join } from 'node:path';
import { productNames, readYaml } from '../../api/files.ts';
import { isRecord } from '../../api/is-record.ts';
import { mapValues } from '../../api/shared-parts.ts';

type Components = Record<string, Record<string, unknown>>;

const common = 'common';

/**
 * Collects referenced components in one file. `adopt` rewrites the references of a product;
 * `components` are the referenced ones, and the security schemes of the calls.
 */
export function bundleComponents(folder: string) {
  const sources = Object.fromEntries(
    [common, ...productNames(folder)].map((name) => [name, componentsOf(name, folder)]),
  );
  const bundled: Components = {};
  const schemes = new Set<string>();

  const adopt = (value: unknown, product: string): unknown => {
    if (Array.isArray(value)) return value.map((part) => adopt(part, product));
    if (!isRecord(value)) return value;
    const { $ref, ...beside } = value;
    const own = mapValues(beside, (part) => adopt(part, product));
    for (const way of Array.isArray(own.security) ? own.security : [])
      for (const scheme of Object.keys(way)) schemes.add(scheme);
    if (typeof $ref !== 'string') return own;
    const { source, kind, name } = parseReference($ref, product);
    const component = sources[source]?.[kind]?.[name];
    if (component === undefined) throw new Error(`${product}: ${$ref} refers to nothing.`);
    // Only a schema may have siblings of `$ref`.
    if (kind !== 'schemas' && Object.keys(beside).length > 0) {
      const found = adopt(component, source);
      return isRecord(found) ? { ...found, ...own } : found;
    }
    const published = publishedName(source, kind, name);
    bundled[kind] ??= {};
    if (!(published in bundled[kind])) {
      bundled[kind][published] = undefined;
      bundled[kind][published] = adopt(component, source);
    }
    return { $ref: `#/components/${kind}/${published}`, ...own };
  };

  /** A name that occurs in several files is prefixed with its product: the same in every bundle. */
  const publishedName = (source: string, kind: string, name: string): string => {
    const owners = Object.values(sources).filter((one) => one[kind]?.[name] !== undefined);
    return owners.length > 1 && source !== common ? pascalCase(source) + name : name;
  };

  return {
    adopt,
    components: (): Components => ({
      ...bundled,
      securitySchemes: Object.fromEntries(
        [...schemes].map((scheme) => [scheme, sources[common]?.securitySchemes?.[scheme]]),
      ),
    }),
  };
}

function componentsOf(name: string, folder: string): Components {
  const file = readYaml(join(folder, `${name}.yaml`));
  const components = isRecord(file) && isRecord(file.components) ? file.components : {};
  return mapValues(components, (group) => (isRecord(group) ? group : {}));
}

/** `common.yaml#/components/schemas/Msg`, or without a file for the product's own. */
function parseReference(reference: string, product: string) {
  const [file = '', pointer = ''] = reference.split('#');
  const [, , kind = '', name = ''] = pointer.split('/');
  return { source: file ? file.replace(/\.yaml$/, '') : product, kind, name };
}

const pascalCase = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
