import type { Enum, NamedType, Sdk, TypeUse } from './model.ts';

/** How a language writes types where they are used. */
export type TypeWords = {
  plain: Record<'text' | 'integer' | 'number' | 'boolean' | 'anything', string>;
  constant: (value: string | number | boolean) => string;
  list: (of: string) => string;
  map: (of: string) => string;
  /** The values of an enum that is `isUnnamed`, in a language that writes them at their place. */
  values: (type: Enum) => string;
};

/** A type where it is used; `lead` is of names that stand in another file. */
export function typeText(words: TypeWords, { types }: Pick<Sdk, 'types'>, lead = '') {
  const named = new Map(types.map((type) => [type.name, type]));
  const use = (type: TypeUse): string => {
    switch (type.kind) {
      case 'file':
        return `${lead}FileInput`;
      case 'constant':
        return words.constant(type.value);
      case 'list':
      case 'map':
        return words[type.kind](use(type.of));
      case 'named': {
        const found = named.get(type.name);
        return found && isInline(found) ? words.values(found) : lead + type.name;
      }
      default:
        return words.plain[type.kind];
    }
  };
  return use;
}

/** Whether the values of a type stand where it is used, so that it is not declared. */
export const isInline = (type: NamedType): type is NamedType & Enum =>
  type.kind === 'enum' && type.isUnnamed;
