import type { Field, NamedType, Sdk, TypeUse } from '../model.ts';
import { paragraphs } from '../wrap-text.ts';
import { literal, textLines } from './php.ts';
import { fieldsOf, tagOf, typeWords } from './write-types.ts';

/**
 * The array that a call takes, as `@param` has it: its shape in place, and the texts of its fields
 * as a list below. Editors complete its keys only so, and few accept comments inside of a shape.
 */
export function requestLines(sdk: Sdk, name: string): string[] {
  const found = new Map(sdk.types.map((type) => [type.name, type]));
  const use: TypeUse = { kind: 'named', name };
  const shape = `@param ${shapeText(use, { found, indent: '', above: [] })} $request`;
  return [
    ...shape.split('\n'),
    ...textLines(found.get(name)?.text ?? '', '      ').map((line) => line && `  ${line}`),
    ...listLines(use, { found, indent: '  ', above: [] }),
  ];
}

/** `above` are the types that contain this place: one that contains itself is not written again. */
type Place = { found: ReadonlyMap<string, NamedType>; indent: string; above: readonly string[] };

const below = (place: Place, indent: string, name: string): Place => ({
  ...place,
  indent: place.indent + indent,
  above: [...place.above, name],
});

function shapeText(type: TypeUse, place: Place): string {
  switch (type.kind) {
    case 'list':
      return typeWords.list(shapeText(type.of, place));
    case 'map':
      return `${typeWords.map(shapeText(type.of, place))}|${emptyObject}`;
    case 'constant':
      return literal(type.value);
    case 'file':
      return '\\CURLFile|\\CURLStringFile';
    case 'named':
      return namedShape(type.name, place);
    default:
      return typeWords.plain[type.kind];
  }
}

function namedShape(name: string, place: Place): string {
  const type = place.found.get(name);
  if (!type || place.above.includes(name)) return 'array<string, mixed>';
  if (type.kind === 'enum') return typeWords.values(type);
  if (type.kind === 'union')
    return type.branches.map((branch) => namedShape(branch.type, place)).join('|');
  const inner = below(place, '    ', name);
  const fields = type.fields.map((field) => {
    const key = /^\w+$/.test(field.name) ? field.name : literal(field.name);
    return `${inner.indent}${key}${field.isRequired ? '' : '?'}: ${shapeText(field.type, inner)},\n`;
  });
  const shape = `array{\n${fields.join('')}${place.indent}}`;
  return type.fields.some(({ isRequired }) => isRequired) || place.above.length === 0
    ? shape
    : `${shape}|${emptyObject}`;
}

/** An empty array is sent as a list. */
const emptyObject = '\\stdClass';

/** The texts of the fields of a type, those of nested objects below their field. */
function listLines(type: TypeUse, place: Place): string[] {
  if (type.kind === 'list' || type.kind === 'map') return listLines(type.of, place);
  const named = type.kind === 'named' ? place.found.get(type.name) : undefined;
  if (!named || place.above.includes(named.name)) return [];
  const inner = below(place, '  ', named.name);
  const items = (fields: readonly Field[], at: Place, nested: Place): string[] =>
    fields.flatMap(({ name, text, type }) => [
      ...itemLines(`\`${name}\`: ${withTypeText(text, type, place)}`, at.indent),
      ...listLines(type, nested),
    ]);
  if (named.kind === 'object') return items(named.fields, place, inner);
  if (named.kind !== 'union') return [];
  const common = [...tagOf(named, place.found), ...named.common];
  return [
    ...items(common, place, inner),
    ...named.branches.flatMap(({ value, type }) => {
      const branch = place.found.get(type);
      const own = fieldsOf(branch).filter(({ name }) => !common.some((one) => one.name === name));
      return [
        ...itemLines(`With \`${named.by}\` \`${value}\`: ${branch?.text ?? ''}`, place.indent),
        ...items(own, inner, below(inner, '  ', type)),
      ];
    }),
  ];
}

/** A type can say more than the field that has it: `Exactly one of …`. */
function withTypeText(text: string, type: TypeUse, place: Place): string {
  if (type.kind === 'list' || type.kind === 'map') return withTypeText(text, type.of, place);
  const own = type.kind === 'named' ? place.found.get(type.name)?.text : undefined;
  return own && !text.includes(own) ? paragraphs(text, own) : text;
}

/** One item of a list, with its further lines below its first. */
function itemLines(text: string, indent: string): string[] {
  const [first = '', ...others] = textLines(text, `${indent}      `);
  return [`${indent}- ${first}`, ...others.map((line) => line && `${indent}  ${line}`)];
}
