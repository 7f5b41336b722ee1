import type { Enum, Field, NamedType, ObjectType, Sdk, TypeUse, Union } from '../model.ts';

export type TypeLanguage = ReturnType<typeof typeLanguage>;

/** How types are written where they are used, and what reads them from the fields of an object. */
export function typeLanguage({ types }: Pick<Sdk, 'types'>) {
  const named = new Map(types.map((type) => [type.name, type]));

  const nameOf = (type: TypeUse): string => {
    switch (type.kind) {
      case 'list':
        return `List<${nameOf(type.of)}>`;
      case 'map':
        return `Map<String, ${nameOf(type.of)}>`;
      case 'named':
        return numbersIn(type) ? 'Long' : type.name;
      case 'constant':
        return constants[typeof type.value] ?? 'Object';
      case 'text':
        return texts[type.format ?? ''] ?? 'String';
      default:
        return plain[type.kind];
    }
  };

  const readerOf = (type: TypeUse): string => {
    switch (type.kind) {
      case 'list':
        return `listOf(${readerOf(type.of)})`;
      case 'map':
        return `mapOf(${readerOf(type.of)})`;
      case 'named':
        if (numbersIn(type)) return 'LONG';
        return `${enumIn(type) ? 'constant' : 'object'}(${type.name}::of)`;
      default:
        return constantCase(nameOf(type));
    }
  };

  function found(type: TypeUse): NamedType | undefined {
    return type.kind === 'named' ? named.get(type.name) : undefined;
  }

  /** Its enum of texts, also that of the entries of a list. */
  function enumIn(type: TypeUse): (NamedType & Enum) | undefined {
    const one = found(type);
    return one?.kind === 'enum' && one.of === 'text' ? one : undefined;
  }

  function numbersIn(type: TypeUse): (NamedType & Enum) | undefined {
    const one = found(type);
    return one?.kind === 'enum' && one.of === 'integer' ? one : undefined;
  }

  /** The object that a value is: of a union one of its branches. */
  function objectIn(type: TypeUse, value: unknown): (NamedType & ObjectType) | undefined {
    const one = found(type);
    if (one?.kind !== 'union') return one?.kind === 'object' ? one : undefined;
    const branch = one.branches.find((branch) => branch.value === Object(value)[one.by]);
    return branch && objectIn({ kind: 'named', name: branch.type }, value);
  }

  /** The union of which an object is a branch. */
  const unionOf = (name: string): (NamedType & Union) | undefined =>
    types
      .filter((type): type is NamedType & Union => type.kind === 'union')
      .find(({ branches }) => branches.some(({ type }) => type === name));

  const fieldsOf = (name: string): Field[] => {
    const type = named.get(name);
    return type?.kind === 'object' ? type.fields : [];
  };

  /** What all branches have in the same form; required in some alone, it has different types. */
  const sharedFields = ({ by, branches, common }: Union): Field[] => [
    { name: by, text: 'Tells the branches apart.', isRequired: true, type: { kind: 'text' } },
    ...common.filter((field) =>
      branches.every(({ type }) =>
        fieldsOf(type).some(
          ({ name, isRequired }) => name === field.name && isRequired === field.isRequired,
        ),
      ),
    ),
  ];

  const unboxed = (name: string): string => primitives[name] ?? name;

  return { sharedFields, nameOf, readerOf, enumIn, numbersIn, objectIn, unionOf, unboxed };
}

const plain = {
  integer: 'Long',
  number: 'Double',
  boolean: 'Boolean',
  anything: 'Object',
  file: 'FileInput',
};
const texts: Record<string, string> = { 'date-time': 'Instant', date: 'LocalDate' };
const constants: Record<string, string> = { string: 'String', number: 'Long', boolean: 'Boolean' };
const primitives: Record<string, string> = { Long: 'long', Double: 'double', Boolean: 'boolean' };

/** `LocalDate` → `LOCAL_DATE` */
const constantCase = (name: string): string =>
  name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
