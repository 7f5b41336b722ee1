import { join } from 'node:path';
import { signingHeaders } from '../../api/complete.ts';
import { productNames, readYaml } from '../../api/files.ts';
import { isRecord } from '../../api/is-record.ts';
import { mapValues } from '../../api/shared-parts.ts';
import { bundleSchemas, type Place } from './bundle-schemas.ts';
import { componentName, pascalCase } from './names.ts';

type Fields = Record<string, unknown>;

/**
 * Collects what operations use in one file: `adopt` turns a completed operation of a product into a
 * published one, whose references lead into `components`.
 */
export function bundleComponents(folder: string) {
  const sources: Record<string, Record<string, Fields>> = Object.fromEntries(
    ['common', ...productNames(folder)].map((name) => [name, componentsOf(name, folder)]),
  );
  const bundled: Record<string, Fields> = {};
  let isSigned = false;

  const locate = (reference: string) => {
    const [, file = '', kind = '', name = ''] =
      /^(.+)\.yaml#\/components\/(\w+)\/(\w+)$/.exec(reference) ?? [];
    const component = sources[file]?.[kind]?.[name];
    if (!isRecord(component)) throw new Error(`${reference} refers to nothing.`);
    return { file, kind, name, component };
  };
  const { schemaOf, schemas } = bundleSchemas(locate);

  /** Everything around schemas; examples stay as they are. */
  function partOf(value: unknown, place: Place): unknown {
    if (Array.isArray(value)) return value.map((part) => partOf(part, place));
    if (!isRecord(value)) return value;
    const { $ref, ...beside } = value;
    if (typeof $ref !== 'string')
      return mapValues(value, (part, key) => {
        if (key === 'schema') return schemaOf(part, place);
        return key.startsWith('example') ? part : partOf(part, place);
      });
    const { file, kind, name: written, component } = locate($ref);
    // Only a schema may have siblings of `$ref`.
    if (Object.keys(beside).length > 0) return partOf({ ...component, ...beside }, place);
    const name = componentName(file, written);
    bundled[kind] ??= {};
    bundled[kind][name] ??= partOf(component, { ...place, name });
    return { $ref: `#/components/${kind}/${name}` };
  }

  function adopt(operation: unknown, product: string, isCallback: boolean): Fields {
    const { parameters, requestBody, responses, ...rest } = recordOf(absolute(operation, product));
    const name = pascalCase(String(rest.operationId));
    isSigned ||= rest.security !== undefined;
    const taken: Place = { way: 'taken', name, operation: name };
    const sent: Place = { ...taken, way: 'sent' };
    const others = listOf(parameters).filter((one) => !signs(one));
    return {
      ...rest,
      ...(others.length > 0 && { parameters: partOf(others, taken) }),
      ...(requestBody !== undefined && {
        requestBody: partOf(requestBody, isCallback ? sent : taken),
      }),
      responses: partOf(responses, isCallback ? taken : sent),
    };
  }

  const components = (): Record<string, Fields> => ({
    schemas,
    ...bundled,
    securitySchemes: mapValues(isSigned ? signingHeaders : {}, (header) => {
      const { name, description, 'x-zh': chinese } = locate(parameterNamed(header)).component;
      return { type: 'apiKey', in: 'header', name, description, 'x-zh': chinese };
    }),
  });

  return { adopt, components };
}

const parameterNamed = (name: string) => `common.yaml#/components/parameters/${name}`;

/** The headers that sign a request are its security. */
const signs = (parameter: unknown): boolean =>
  Object.values(signingHeaders).some((name) => recordOf(parameter).$ref === parameterNamed(name));

function componentsOf(name: string, folder: string): Record<string, Fields> {
  const { components } = recordOf(absolute(readYaml(join(folder, `${name}.yaml`)), name));
  return mapValues(recordOf(components), recordOf);
}

/** Every reference names its file, so that what it stands in can be moved. */
function absolute(value: unknown, file: string): unknown {
  if (Array.isArray(value)) return value.map((part) => absolute(part, file));
  if (!isRecord(value)) return value;
  return mapValues(value, (part, key) =>
    key === '$ref' && typeof part === 'string' && part.startsWith('#')
      ? `${file}.yaml${part}`
      : absolute(part, file),
  );
}

const recordOf = (value: unknown): Fields => (isRecord(value) ? value : {});
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
