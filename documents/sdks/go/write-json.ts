import type { NamedType, ObjectType, Sdk, Union } from '../model.ts';
import { byField, exportedName, fileOf, isPointer, literal, namedComment, unionOf } from './go.ts';

/** `json.go`: how objects are read and written, and the methods of what unions consist of. */
export const writeJson = (sdk: Sdk): string =>
  fileOf(
    sdk,
    sdk.types
      .flatMap((type) => {
        if (type.kind === 'enum') return [];
        return type.kind === 'union' ? unionParts(type, sdk) : objectParts(type, sdk);
      })
      .join('\n'),
  );

function objectParts(type: NamedType & ObjectType, sdk: Sdk): string[] {
  const name = exportedName(type.name);
  const union = unionOf(type.name, sdk);
  if (!union) return jsonMethods(name, type);
  const branch = union.branches.find((one) => one.type === type.name);
  const value = literal(branch?.value ?? '');
  const common = union.common.map((field) => {
    const own = type.fields.find((one) => one.name === field.name) ?? field;
    const isAddress = isPointer(field, union, sdk) && !isPointer(own, type, sdk);
    return `${isAddress ? '&' : ''}o.${exportedName(field.name)}`;
  });
  return [
    ...branchMethods(name, union, sdk, value, common),
    method(name, 'tag', '(name, value string)', `${literal(union.by)}, ${value}`),
    ...jsonMethods(name, type),
  ];
}

function unionParts(type: NamedType & Union, sdk: Sdk): string[] {
  const name = exportedName(type.name);
  const later = `${name}Unknown`;
  const cases = type.branches.map(
    (branch) =>
      `\t\tcase ${literal(branch.value)}:\n\t\t\treturn &${exportedName(branch.type)}{}\n`,
  );
  const other = type.isOpen ? `&${later}{}` : 'nil';
  const common = type.common.map((field) => `o.${exportedName(field.name)}`);
  return [
    `func init() {\n\taddUnion[${name}](${literal(type.by)}, func(value string) any {\n\t\tswitch value {\n${cases.join('')}\t\t}\n\t\treturn ${other}\n\t})\n}\n`,
    ...(type.isOpen
      ? [
          ...branchMethods(later, type, sdk, `textIn(o.Extra, ${literal(type.by)})`, common),
          ...jsonMethods(later, type),
        ]
      : []),
  ];
}

function branchMethods(
  name: string,
  union: NamedType & Union,
  sdk: Sdk,
  value: string,
  common: readonly string[],
): string[] {
  const [by, of] = [exportedName(union.by), exportedName(union.name)];
  return [
    `func (${name}) is${of}() {}\n`,
    namedComment(by, byField(union, sdk).text) + method(name, by, 'string', value),
    ...(union.isOpen
      ? [
          `// Common has what every ${of} has.\n${method(name, 'Common', `${of}Common`, `${of}Common{${common.join(', ')}}`)}`,
        ]
      : []),
  ];
}

/** Only what we send is printed. */
const jsonMethods = (name: string, { way }: NamedType): string[] => [
  `// MarshalJSON implements [json.Marshaler].\n${method(name, 'MarshalJSON', '([]byte, error)', 'marshalObject(o)')}`,
  `// UnmarshalJSON implements [json.Unmarshaler].\nfunc (o *${name}) UnmarshalJSON(data []byte) error {\n\treturn unmarshalObject(data, o)\n}\n`,
  ...(way === 'taken'
    ? []
    : [`// String is the object as JSON.\n${method(name, 'String', 'string', 'textOf(o)')}`]),
];

const method = (type: string, name: string, result: string, value: string): string =>
  `func (o ${type}) ${name}() ${result} {\n\treturn ${value}\n}\n`;
