import { isDeepStrictEqual } from 'node:util';
import { pascalCase } from '../files/openapi/names.ts';
import { commonFields, type Flat, repeatedFields } from './branches.ts';
import type { Enum, Field, NamedType, ObjectType, TypeUse, Union, Way } from './model.ts';
import { entryName } from './names.ts';
import { type PublishedSchema, publishedSchema } from './published-schema.ts';

/** `name` is for what has none in the description; `leavesOut` are fields of an object. */
export type Place = {
  name: string;
  way: 'taken' | 'sent';
  leavesOut?: readonly string[];
  shared?: Shared;
};

/** Fields that are the same in several branches of a union are named after the union. */
type Shared = { fields: ReadonlySet<string>; name: string };

export type TypeReader = ReturnType<typeof typeReader>;

type NewType = { text: string } & (ObjectType | Union | Enum);

/** Turns the schemas of a published description into types with names. */
export function typeReader(written: Readonly<Record<string, unknown>>) {
  const types = new Map<string, NamedType>();
  const sources = new Map<string, PublishedSchema>();
  const parsed = new Map<string, PublishedSchema>();

  function found($ref: string): { name: string; schema: PublishedSchema } {
    const name = $ref.slice($ref.lastIndexOf('/') + 1);
    if (!(name in written)) throw new Error(`${$ref} refers to nothing.`);
    const schema = parsed.get(name) ?? publishedSchema.parse(written[name]);
    parsed.set(name, schema);
    return { name, schema };
  }

  function textOf({ description, $ref }: PublishedSchema): string {
    return description ?? ($ref ? textOf(found($ref).schema) : '');
  }

  /** The type of a schema, and by the way all types that it needs. */
  function read(schema: PublishedSchema, place: Place): TypeUse {
    if (schema.$ref) {
      const { name, schema: target } = found(schema.$ref);
      return read(target, { ...place, name });
    }
    if (schema.const !== undefined) return { kind: 'constant', value: schema.const };
    const values = schema.enum ?? schema.anyOf?.find((one) => one.enum)?.enum;
    if (values) return named(schema, place, () => enumOf(schema, values, place));
    if (schema.oneOf) return named(schema, place, () => unionOf(schema, place));
    if (schema.allOf || schema.properties)
      return named(schema, place, () => ({
        kind: 'object',
        text: textOf(schema),
        fields: fieldsOf(flat(schema), place),
      }));
    if (schema.items) {
      const name = entryName(place.name);
      return { kind: 'list', of: read(schema.items, { ...place, name }) };
    }
    if (schema.type === 'object') return { kind: 'map', of: valuesOf(schema, place) };
    return plainOf(schema);
  }

  const valuesOf = ({ additionalProperties }: PublishedSchema, place: Place): TypeUse =>
    typeof additionalProperties === 'object'
      ? read(additionalProperties, { ...place, name: entryName(place.name) })
      : { kind: 'anything' };

  function named(schema: PublishedSchema, { name, way }: Place, make: () => NewType): TypeUse {
    const known = sources.get(name);
    if (known && !isDeepStrictEqual(known, schema))
      throw new Error(`Two different types would be named ${name}.`);
    const type = types.get(name);
    const ways: Way = type && type.way !== way ? 'both' : way;
    if (!known || type?.way !== ways) {
      sources.set(name, schema);
      const draft: NamedType = { name, text: '', way: ways, kind: 'object', fields: [] };
      // It can contain itself.
      types.set(name, { ...(type ?? draft), way: ways });
      types.set(name, { ...make(), name, way: ways });
    }
    return { kind: 'named', name };
  }

  /** The parts of an object as one; a later part narrows an earlier one. */
  function flat(schema: PublishedSchema): Flat {
    const parts = (schema.allOf ?? []).map((part) =>
      flat(part.$ref ? found(part.$ref).schema : part),
    );
    return {
      properties: Object.assign(
        {},
        ...parts.map(({ properties }) => properties),
        schema.properties,
      ),
      required: [...parts.flatMap(({ required }) => required), ...(schema.required ?? [])],
    };
  }

  const fieldsOf = ({ properties, required }: Flat, place: Place): Field[] =>
    Object.entries(properties)
      .filter(([name]) => !place.leavesOut?.includes(name))
      .map(([name, schema]) => ({
        name,
        text: textOf(schema),
        isRequired: required.includes(name),
        type: read(schema, {
          way: place.way,
          name:
            (place.shared?.fields.has(name) ? place.shared.name : place.name) + pascalCase(name),
        }),
      }));

  function unionOf(schema: PublishedSchema, place: Place): NewType {
    const { propertyName: by, mapping } = schema.discriminator ?? { propertyName: '', mapping: {} };
    const sources = Object.values(mapping).map((reference) => flat(found(reference).schema));
    const shared = { name: place.name, fields: new Set(repeatedFields(sources)) };
    const branches = Object.entries(mapping).map(([value, $ref]) => {
      const { name, schema: branch } = found($ref);
      read(branch, { way: place.way, name, shared });
      return { value, type: name };
    });
    const fields = branches.map(({ type }) => fieldsOfType(type));
    const common = commonFields(fields).filter(({ name }) => name !== by);
    return { kind: 'union', text: textOf(schema), by, branches, isOpen: false, common };
  }

  const fieldsOfType = (name: string): Field[] => {
    const type = types.get(name);
    return type?.kind === 'object' ? type.fields : [];
  };

  function enumOf(
    schema: PublishedSchema,
    values: NonNullable<PublishedSchema['enum']>,
    { name }: Place,
  ): NewType {
    const meanings = schema['x-enumDescriptions'] ?? {};
    return {
      kind: 'enum',
      text: textOf(schema),
      of: values.every((value) => typeof value === 'number') ? 'integer' : 'text',
      values: values.map((value) => ({ value, text: meanings[value] ?? '' })),
      isOpen: schema.enum === undefined,
      isUnnamed: parsed.get(name) !== schema,
    };
  }

  const all = () =>
    [...types.values()].map((type) =>
      type.kind === 'union' ? { ...type, isOpen: type.way === 'sent' } : type,
    );

  /** Whether a request without any field lacks something. */
  const needsFields = (name: string): boolean => {
    const type = types.get(name);
    return type?.kind !== 'object' || type.fields.some(({ isRequired }) => isRequired);
  };

  /** For a type that the description does not describe. */
  const describe = (name: string, text: string): void => {
    const type = types.get(name);
    if (type && !type.text) types.set(name, { ...type, text });
  };

  return {
    read,
    found,
    describe,
    needsFields,
    fieldsOf: fieldsOfType,
    add: (type: NamedType) => void types.set(type.name, type),
    types: all,
  };
}

function plainOf({ type, format }: PublishedSchema): TypeUse {
  if (format === 'binary') return { kind: 'file' };
  if (type === 'string') return { kind: 'text', ...(format && { format }) };
  if (type === 'integer' || type === 'number' || type === 'boolean') return { kind: type };
  if (type === undefined) return { kind: 'anything' };
  throw new Error(`${type} is no type of a field.`);
}
