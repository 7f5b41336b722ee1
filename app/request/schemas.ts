/**
 * What the calls ask of `zod/mini`, in a tenth of its size: a build puts it in the library's place
 * in the files that visitors load (`scripts/slim-zod.ts`). The names are the library's.
 */
type Issue = { message: string };
type Read = (value: unknown, issues: Issue[]) => unknown;
/** `told` is what the schema says where the check has no words of its own. */
type Check = (value: unknown, issues: Issue[], told?: string) => unknown;
type Schema = { read: Read; check(...checks: Check[]): Schema };
type Shape = Record<string, Schema>;
type ObjectSchema = Schema & { shape: Shape };

function schema(base: Read, told?: string, checks: readonly Check[] = []): Schema {
  const read: Read = (value, issues) => {
    const known = issues.length;
    const based = base(value, issues);
    if (issues.length > known) return based;
    return checks.reduce((now, check) => check(now, issues, told), based);
  };
  return { read, check: (...added) => schema(base, told, [...checks, ...added]) };
}

const only = (isRight: (value: unknown) => boolean, told?: string): Schema =>
  schema((value, issues) => {
    if (!isRight(value)) issues.push({ message: told ?? '' });
    return value;
  }, told);

export const string = (told?: string) => only((value) => typeof value === 'string', told);
export const number = (told?: string) => only(Number.isFinite, told);
export const int = (told?: string) => only(Number.isSafeInteger, told);
export const boolean = (told?: string) => only((value) => typeof value === 'boolean', told);
export const unknown = () => only(() => true);
export const literal = (wanted: unknown, told?: string) => only((value) => value === wanted, told);
const oneOf = (values: readonly unknown[], told?: string) =>
  only((value) => values.includes(value), told);

export const uuid = (told?: string) =>
  string(told).check(
    regex(
      /^(?:[\da-fA-F]{8}-[\da-fA-F]{4}-[1-8][\da-fA-F]{3}-[89abAB][\da-fA-F]{3}-[\da-fA-F]{12}|0{8}(?:-0{4}){3}-0{12}|f{8}(?:-f{4}){3}-f{12})$/,
    ),
  );

/** As a date reads it, and writes it again. */
const isDay = (text: string): boolean =>
  !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text.slice(0, 10));

const moment = (pattern: RegExp, told?: string) =>
  string(told).check(rule((text: string) => pattern.test(text) && isDay(text)));

export const iso = {
  date: (told?: string) => moment(/^\d{4}-\d\d-\d\d$/, told),
  datetime: (told?: string) =>
    moment(/^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?Z$/, told),
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const object = (shape: Shape, told?: string): ObjectSchema => ({
  shape,
  ...schema((value, issues) => {
    if (!isObject(value)) return void issues.push({ message: told ?? '' });
    const read = Object.entries(shape).map(([name, field]) => [
      name,
      field.read(value[name], issues),
    ]);
    return Object.fromEntries(
      read.filter(([name, found]) => found !== undefined || String(name) in value),
    );
  }, told),
});

export const extend = ({ shape }: ObjectSchema, more: Shape) => object({ ...shape, ...more });
export const omit = ({ shape }: ObjectSchema, names: object) =>
  object(Object.fromEntries(Object.entries(shape).filter(([name]) => !(name in names))));

export const record = (key: Schema, field: Schema, told?: string) =>
  schema((value, issues) => {
    if (!isObject(value)) return void issues.push({ message: told ?? '' });
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [key.read(name, issues), field.read(one, issues)]),
    );
  }, told);

export const array = (item: Schema, told?: string) =>
  schema((value, issues) => {
    if (Array.isArray(value)) return value.map((one) => item.read(one, issues));
    return void issues.push({ message: told ?? '' });
  }, told);

export const tuple = (items: readonly Schema[], told?: string) =>
  schema((value, issues) => {
    if (Array.isArray(value) && value.length === items.length)
      return items.map((item, index) => item.read(value[index], issues));
    return void issues.push({ message: told ?? '' });
  }, told);

export const union = (ways: readonly Schema[], told?: string) =>
  schema((value, issues) => {
    for (const way of ways) {
      const result = safeParse(way, value);
      if (result.success) return result.data;
    }
    return void issues.push({ message: told ?? '' });
  }, told);

const inPlaceOf = (missing: unknown, inner: Schema, given: unknown) =>
  schema((value, issues) => (value === missing ? given : inner.read(value, issues)));
export const optional = (inner: Schema) => inPlaceOf(undefined, inner, undefined);
export const nullable = (inner: Schema) => inPlaceOf(null, inner, null);
export const _default = (inner: Schema, given: unknown) => inPlaceOf(undefined, inner, given);

const orElse = (inner: Schema, given: unknown) =>
  schema((value) => {
    const result = safeParse(inner, value);
    return result.success ? result.data : given;
  });

export const transform = (change: (value: unknown) => unknown) => schema((value) => change(value));
export const pipe = (first: Schema, then: Schema) =>
  schema((value, issues) => {
    const known = issues.length;
    const read = first.read(value, issues);
    return issues.length > known ? read : then.read(read, issues);
  });

const rule =
  <Value>(isRight: (value: Value) => boolean, said?: string): Check =>
  (value, issues, told) => {
    // The schema has seen to the kind of value.
    if (!isRight(value as Value)) issues.push({ message: said ?? told ?? '' });
    return value;
  };
type Counted = { length: number };
export const refine = rule;
export const regex = (pattern: RegExp, said?: string) =>
  rule((text: string) => text.search(pattern) >= 0, said);
export const minLength = (least: number, said?: string) =>
  rule(({ length }: Counted) => length >= least, said);
export const maxLength = (most: number, said?: string) =>
  rule(({ length }: Counted) => length <= most, said);
const hasLength = (wanted: number, said?: string) =>
  rule(({ length }: Counted) => length === wanted, said);
export const minimum = (least: number, said?: string) =>
  rule((value: number) => value >= least, said);
export const maximum = (most: number, said?: string) =>
  rule((value: number) => value <= most, said);

export const overwrite =
  (change: (text: string) => string): Check =>
  (value) =>
    change(value as string);
export const trim = () => overwrite((text) => text.trim());

export function safeParse({ read }: Schema, value: unknown) {
  const issues: Issue[] = [];
  const data = read(value, issues);
  return issues.length === 0
    ? ({ success: true, data } as const)
    : ({ success: false, error: { issues } } as const);
}

const none = () => literal(null);
const nothing = () => literal(undefined);

export { hasLength as length, none as null, nothing as undefined, oneOf as enum, orElse as catch };
