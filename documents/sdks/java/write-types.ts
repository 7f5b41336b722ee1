import type { NamedType, Sdk } from '../model.ts';
import { javaFile, packageName } from './file.ts';
import { typeLanguage } from './type-language.ts';
import { writeEnum } from './write-enum.ts';
import { writeObject } from './write-object.ts';
import { writeUnion } from './write-union.ts';

/** Every named type of the model by its name: immutable objects, sealed interfaces and enums. */
export function writeTypes(sdk: Sdk): Map<string, string> {
  const language = typeLanguage(sdk);
  const textOf = (type: NamedType): string => {
    if (type.kind === 'enum') return writeEnum(type);
    return type.kind === 'union' ? writeUnion(type, language) : writeObject(type, language);
  };
  return new Map(
    sdk.types
      // A number is written as a number.
      .filter((type) => type.kind !== 'enum' || type.of === 'text')
      .map((type) => [type.name, javaFile(`${packageName(sdk)}.types`, imports, textOf(type))]),
  );
}

const imports = [
  ...['java.time.Instant', 'java.time.LocalDate'],
  ...['java.util.List', 'java.util.Map', 'java.util.Optional'],
];
