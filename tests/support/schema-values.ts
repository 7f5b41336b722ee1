import fc from 'fast-check';
import type * as z from 'zod/mini';

/** Values that a schema accepts, or nearly: its checks are tested with typical values. */
export function arbitraryOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(def.shape).map(([name, field]) => [name, arbitraryOf(field)]),
        ),
      );
    case 'array':
      return fc.array(arbitraryOf(def.element), { maxLength: 4 });
    case 'tuple':
      return fc.tuple(...def.items.map(arbitraryOf));
    case 'record':
      return fc.dictionary(fc.string({ maxLength: 6 }), arbitraryOf(def.valueType), { maxKeys: 4 });
    case 'union':
      return fc.oneof(...def.options.map(arbitraryOf));
    case 'optional':
    case 'default':
      return fc.option(arbitraryOf(def.innerType), { nil: undefined });
    case 'nullable':
      return fc.option(arbitraryOf(def.innerType), { nil: null });
    case 'catch':
      return fc.oneof(arbitraryOf(def.innerType), odd);
    case 'pipe':
      return arbitraryOf(def.in);
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'string':
      return text;
    case 'number':
      return fc.oneof(fc.integer(), fc.integer({ min: -2, max: 20 }), fc.double());
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'undefined':
      return fc.constant(undefined);
    case 'unknown':
      return fc.jsonValue({ maxDepth: 1 });
    default:
      throw new Error(`No values are made for ${def.type}.`);
  }
}

/** The value with one error in it. */
export function spoiled(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null) return odd;
  const names = Object.keys(value);
  if (names.length === 0) return odd;
  return fc.constantFrom(...names).chain((name) => {
    const inner: unknown = Reflect.get(value, name);
    const put = (part: unknown) =>
      Array.isArray(value)
        ? value.with(Number(name), part)
        : { ...value, [name]: part, more: 'than was agreed' };
    const { [name]: _, ...rest } = { ...value } as Record<string, unknown>;
    return fc.oneof(fc.constant(rest), odd.map(put), spoiled(inner).map(put));
  });
}

const odd = fc.constantFrom<unknown[]>(
  ...['', ' a\u0000b ', 'x'.repeat(600), 0, -1, 1.5, Number.NaN, 2 ** 53, 10n, true, null],
  ...[undefined, [], [1], {}, { a: null }, new Date(0), Symbol('odd')],
);

const text = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.uuid(),
  fc.constantFrom(
    ...[
      '2026-02-28T23:59:59.999Z',
      '2026-02-30T00:00:00Z',
      '2024-02-29T08:00Z',
      '2026-01-01T00:00:00+08:00',
    ],
    ...['2026-02-28', '2026-02-29', '2024-02-29', '2026-1-1', '2026-13-01', '2026-01-01T24:00:00Z'],
    ...['00000000-0000-0000-0000-000000000000', 'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF'],
    ...['mei.tan@nuntix.example', 'lantern4street', '+65 8123 4567', '123456', ' spaced  name\n'],
    ...['sms:send', '0', '42', 'f'.repeat(90), 'A'.repeat(43), 'ab'.repeat(32)],
  ),
);
