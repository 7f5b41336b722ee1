import { isRecord } from '../../api/is-record.ts';
import { type Dialect, doubleQuoted, Written, writeLiteral } from '../../samples/literal.ts';
import type { NamedType, ObjectType, TypeUse } from '../model.ts';
import { constantName, literal } from './java.ts';
import type { TypeLanguage } from './type-language.ts';
import { fieldMethod, isGiven } from './write-object.ts';

/** A value of the API as the package takes it, over several lines. */
export const writeValue = (value: unknown, type: TypeUse, language: TypeLanguage): string =>
  writeLiteral(typed(value, type, language), java);

const java: Dialect = {
  list: ['List.of(', ')'],
  record: ['Map.of(', ')'],
  key: (name) => `${doubleQuoted(name)}, `,
  text: doubleQuoted,
  nothing: 'null',
  truth: ['true', 'false'],
  indent: 4,
  hasLastComma: false,
};

/** With the code of what is no text, number, list or map. */
function typed(value: unknown, type: TypeUse, language: TypeLanguage): unknown {
  if (value instanceof Written) return value;
  if (type.kind === 'list' && Array.isArray(value))
    return value.map((entry) => ofEntry(entry, type.of, language));
  if (type.kind === 'map' && isRecord(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, ofEntry(entry, type.of, language)]),
    );
  const object = language.objectIn(type, value);
  if (object) return new Written(built(object, Object(value), language));
  const name = language.nameOf(type);
  if (language.enumIn(type)) return new Written(`${name}.${constantName(String(value))}`);
  return parsed.includes(name)
    ? new Written(`${name}.parse(${doubleQuoted(String(value))})`)
    : value;
}

const parsed = ['Instant', 'LocalDate'];

/** Lists and maps do not take an `int` for a `Long`. */
const ofEntry = (entry: unknown, type: TypeUse, language: TypeLanguage): unknown =>
  typeof entry === 'number' && language.nameOf(type) === 'Long'
    ? new Written(literal(entry))
    : typed(entry, type, language);

/** An object by its builder, with a single short field on one line. */
function built(
  { name, fields }: NamedType & ObjectType,
  values: Record<string, unknown>,
  language: TypeLanguage,
): string {
  const setters = Object.entries(values).flatMap(([key, value]) => {
    const field = fields.find((one) => one.name === key);
    if (!field) throw new Error(`${name} has no field ${key}.`);
    const given = typed(value, field.type, language);
    return isGiven(field) ? `.${fieldMethod(key)}(${writeLiteral(given, java, 1)})` : [];
  });
  const parts = [`${name}.builder()`, ...setters, '.build()'];
  const line = parts.join('');
  const isShort = setters.length < 2 && line.length <= 60 && !line.includes('\n');
  return isShort ? line : parts.join('\n    ');
}
