import { isRecord } from '../../api/is-record.ts';
import { doubleQuoted } from '../../samples/literal.ts';
import type { NamedType, ObjectType, Sdk, TypeUse } from '../model.ts';
import { exportedName, isPointer, typeName } from './go.ts';

/** The value of a type as code, in the form of gofmt. A file has what the variable `content` holds. */
export function writeValue(value: unknown, type: TypeUse, sdk: Sdk): string {
  switch (type.kind) {
    case 'text':
      return type.format === 'date-time' ? writeTime(String(value)) : writePlain(value);
    case 'number':
      return Number.isInteger(value) ? `${value}.0` : writePlain(value);
    case 'file':
      return `${sdk.names.package}.FileInput{Name: ${writePlain(value)}, Content: bytes.NewReader(content)}`;
    case 'list':
      return writeList(listOf(value), type.of, sdk);
    case 'map':
      return type.of.kind === 'anything'
        ? writeAnything(value)
        : `map[string]${qualified(type.of, sdk)}${writeMap(value, (entry) => writeValue(entry, type.of, sdk))}`;
    case 'named':
      return writeNamed(value, type.name, sdk);
    case 'anything':
      return writeAnything(value);
    default:
      return writePlain(value);
  }
}

function writeNamed(value: unknown, name: string, sdk: Sdk): string {
  const type = sdk.types.find((one) => one.name === name);
  const written = qualified({ kind: 'named', name }, sdk);
  if (type?.kind === 'object') return written + writeFields(value, type, sdk);
  if (type?.kind === 'enum' && type.values.some((one) => one.value === value))
    return written + exportedName(String(value));
  if (type?.kind === 'union') {
    const { [type.by]: chosen, ...fields } = recordOf(value);
    const branch = type.branches.find((one) => one.value === chosen);
    if (branch) return `&${writeNamed(fields, branch.type, sdk)}`;
  }
  throw new Error(`${name} cannot be ${JSON.stringify(value)}.`);
}

function writeFields(value: unknown, type: NamedType & ObjectType, sdk: Sdk): string {
  const fields = Object.entries(recordOf(value)).map(([name, part]) => {
    const field = type.fields.find((one) => one.name === name);
    if (!field) throw new Error(`${type.name} has no field ${name}.`);
    const code = writeValue(part, field.type, sdk);
    const pointer = field.type.kind === 'named' ? `&${code}` : `${sdk.names.package}.Ptr(${code})`;
    return [`${exportedName(name)}:`, isPointer(field, type, sdk) ? pointer : code] as const;
  });
  return block(aligned(fields));
}

/** The type of the entries stands before the list only. */
function writeList(list: readonly unknown[], of: TypeUse, sdk: Sdk): string {
  const written = qualified(of, sdk);
  const entries = list.map((entry) => {
    const code = writeValue(entry, of, sdk);
    return code.startsWith(`${written}{`) ? code.slice(written.length) : code;
  });
  return `[]${written}${list.every(isPlain) ? `{${entries.join(', ')}}` : block(entries)}`;
}

const writeMap = (value: unknown, write: (entry: unknown) => string): string =>
  block(
    aligned(
      Object.entries(recordOf(value)).map(([name, entry]) => [
        `${doubleQuoted(name)}:`,
        write(entry),
      ]),
    ),
  );

function writeAnything(value: unknown): string {
  if (isRecord(value)) return `map[string]any${writeMap(value, writeAnything)}`;
  if (!Array.isArray(value)) return writePlain(value);
  if (value.every(isPlain)) return `[]any{${value.map(writePlain).join(', ')}}`;
  if (value.every(isRecord))
    return `[]map[string]any${block(value.map((entry) => writeMap(entry, writeAnything)))}`;
  return `[]any${block(value.map(writeAnything))}`;
}

/** Such entries of a list stay on one line. */
const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** `null` is only in what can be anything. */
const writePlain = (value: unknown): string => (value === null ? 'nil' : JSON.stringify(value));

function writeTime(text: string): string {
  const time = new Date(text);
  const month = time.toLocaleString('en', { month: 'long', timeZone: 'UTC' });
  const clock = [time.getUTCHours(), time.getUTCMinutes(), time.getUTCSeconds()].join(', ');
  const nanoseconds = time.getUTCMilliseconds() * 1_000_000;
  return `time.Date(${time.getUTCFullYear()}, time.${month}, ${time.getUTCDate()}, ${clock}, ${nanoseconds}, time.UTC)`;
}

/** A type outside the package. */
function qualified(type: TypeUse, sdk: Sdk): string {
  if (type.kind === 'list') return `[]${qualified(type.of, sdk)}`;
  return `${type.kind === 'named' ? `${sdk.names.package}.` : ''}${typeName(type)}`;
}

function block(entries: readonly string[]): string {
  const lines = entries.map((entry) => `\t${entry.replaceAll('\n', '\n\t')},\n`);
  return lines.length > 0 ? `{\n${lines.join('')}}` : '{}';
}

/** Values on neighbouring lines begin below each other. */
function aligned(entries: readonly (readonly [key: string, code: string])[]): string[] {
  const isLong = (index: number) => entries[index]?.[1].includes('\n') ?? true;
  return entries.map(([key, code], index) => {
    if (isLong(index)) return `${key} ${code}`;
    let [first, last] = [index, index];
    while (!isLong(first - 1)) first--;
    while (!isLong(last + 1)) last++;
    const width = Math.max(...entries.slice(first, last + 1).map(([{ length }]) => length));
    return `${key.padEnd(width)} ${code}`;
  });
}

function recordOf(value: unknown): Record<string, unknown> {
  if (!isRecord(value)) throw new Error(`${JSON.stringify(value)} is no object.`);
  return value;
}

function listOf(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new Error(`${JSON.stringify(value)} is no list.`);
  return value;
}
