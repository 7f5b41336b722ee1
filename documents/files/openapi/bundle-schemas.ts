import { isDeepStrictEqual } from 'node:util';
import { branchesOf, choiceField } from '../../api/field-rules.ts';
import { isRecord } from '../../api/is-record.ts';
import { explainedOnly } from '../../api/read-description.ts';
import { mapValues } from '../../api/shared-parts.ts';
import { branchSchema } from './branch-schema.ts';
import { componentName, operationName, pascalCase } from './names.ts';
import { withRulesForWords } from './rules-for-words.ts';

type Fields = Record<string, unknown>;

/**
 * `taken` from customers or `sent` to them; `name` is that of the schema or of what it is in, and
 * `operation` that of its call.
 */
export type Place = { way: 'taken' | 'sent'; name: string; operation: string };

/** The component that a reference names. */
type Find = (reference: string) => { file: string; name: string; component: Fields };

/**
 * Turns completed schemas into those of a published file, from which programs generate types: a
 * choice by the value of a field becomes a union of named objects, an enum of what we send becomes
 * open, and dependencies between fields become keys that `in-one-language.ts` puts into words.
 */
export function bundleSchemas(find: Find) {
  const schemas: Fields = {};
  const made = new Set<string>();

  /** `key` is what is published under the name. */
  function refer(name: string, key: string, make: () => unknown) {
    if (!made.has(key)) {
      made.add(key);
      const isTaken = name in schemas;
      schemas[name] ??= undefined;
      const schema = make();
      if (isTaken && !isDeepStrictEqual(schemas[name], schema))
        throw new Error(`Two different schemas would be named ${name}.`);
      schemas[name] = schema;
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  function schemaOf(schema: unknown, place: Place): unknown {
    if (!isRecord(schema)) return schema;
    const { 'x-name': end, ...own } = schema;
    if (typeof end === 'string') {
      const name = operationName(place.operation, end);
      return refer(name, name, () => schemaOf(own, { ...place, name }));
    }
    if (typeof own.$ref !== 'string') return plainOf(own, place);
    const { $ref, ...beside } = own;
    const whole = opened(own);
    // A narrower form stands at its place, and so do values to choose from: sent, they are open.
    if (!Object.keys(beside).every(isText) || (place.way === 'taken' && 'enum' in whole))
      return plainOf(whole, place);
    const { file, name: written, component } = find($ref);
    const name = componentName(file, written);
    const reference = refer(name, `${$ref} ${place.way}`, () =>
      schemaOf(component, { ...place, name }),
    );
    return { ...reference, ...beside };
  }

  /** What a reference names, with what stands beside it. */
  function opened({ $ref, ...beside }: Fields): Fields {
    if (typeof $ref !== 'string') return beside;
    const component = opened(find($ref).component);
    return { ...component, ...beside, ...explainedOnly(component, beside.enum) };
  }

  /** The parts of a schema as one object. */
  function flat({ allOf, ...own }: Fields): Fields {
    if (!Array.isArray(allOf)) return own;
    const parts = [...allOf.filter(isRecord).map((part) => flat(opened(part))), own];
    const required = parts.flatMap((part) => (Array.isArray(part.required) ? part.required : []));
    const properties = parts.map((part) => (isRecord(part.properties) ? part.properties : {}));
    return {
      ...Object.assign({}, ...parts),
      ...(required.length > 0 && { required: [...new Set(required)] }),
      properties: Object.assign({}, ...properties),
    };
  }

  function plainOf(schema: Fields, place: Place): Fields {
    if ('x-by' in schema) return unionOf(flat(schema), place);
    // A field is required by the object that has it.
    if (schema.allOf && schema.required) return plainOf(flat(schema), place);
    const { properties, items, additionalProperties, allOf, ...rest } = withRulesForWords(schema);
    const within = (part: unknown) => schemaOf(part, place);
    return {
      ...(place.way === 'sent' ? open(rest) : rest),
      ...(isRecord(properties) && {
        properties: mapValues(properties, (part, key) => schemaOf(part, below(place, key))),
      }),
      ...(items !== undefined && { items: within(items) }),
      ...(additionalProperties !== undefined && {
        additionalProperties: within(additionalProperties),
      }),
      ...(Array.isArray(allOf) && { allOf: allOf.map(within) }),
    };
  }

  function unionOf(schema: Fields, place: Place): Fields {
    const by = choiceField(schema);
    const written = isRecord(schema.properties) ? schema.properties : {};
    const choice = isRecord(written[by]) ? opened(written[by]) : {};
    const whole = { ...schema, properties: { ...written, [by]: choice } };
    const branches = branchesOf(whole).map((branch) => {
      const name = place.name + pascalCase(branch.value);
      const { $ref } = refer(name, `${name} ${place.way}`, () =>
        plainOf(branchSchema(whole, branch), { ...place, name }),
      );
      return [branch.value, $ref] as const;
    });
    const { description, 'x-zh': chinese } = schema;
    return {
      ...(description !== undefined && { description, 'x-zh': chinese }),
      oneOf: branches.map(([, $ref]) => ({ $ref })),
      discriminator: { propertyName: by, mapping: Object.fromEntries(branches) },
    };
  }

  return { schemaOf, schemas };
}

/** The data of an event or a result is named as the whole. */
const below = (place: Place, field: string): Place =>
  field === 'data' ? place : { ...place, name: place.name + pascalCase(field) };

const isText = (key: string): boolean => key === 'description' || key.startsWith('x-');

/** We may add values to what we send. */
const open = ({ type, enum: values, ...rest }: Fields): Fields => ({
  ...rest,
  ...(values === undefined
    ? type !== undefined && { type }
    : { anyOf: [{ type, enum: values }, { type }] }),
});
