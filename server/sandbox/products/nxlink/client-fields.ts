import { z } from 'zod';
import { isNumber } from '../../behaviour/outcomes.ts';
import { hasAll, type Paged, pageOf } from '../../behaviour/pages.ts';
import { Refusal } from '../../behaviour/refusal.ts';
import { rule } from '../../behaviour/rules.ts';
import type { Data, RecordStore, Seed } from '../../records/record-store.ts';
import { seedsOf } from '../../records/seeds.ts';

const kind = 'nxlink.field';

const doesNotFit = 6007;

const fieldData = z.object({
  name: z.string(),
  label: z.string(),
  type: z.enum(['text', 'number', 'date', 'boolean', 'select', 'multi_select', 'email', 'phone']),
  required: z.boolean(),
  writable: z.boolean(),
  custom: z.boolean(),
  maxLength: z.optional(z.int()),
  options: z.optional(z.array(z.object({ value: z.string(), label: z.string() }))),
});

/** Built-in or custom field of clients. */
type Field = z.output<typeof fieldData>;

/** Built-in fields first. */
export async function listFields(store: RecordStore): Promise<Field[]> {
  const all = (await store.list(kind)).map(({ data }) => fieldData.parse(data));
  return all.sort(
    (one, other) => Number(one.custom) - Number(other.custom) || (one.label < other.label ? -1 : 1),
  );
}

export const listTheFields = rule<Paged & { custom?: boolean }>(async ({ store, input }) => {
  const { custom } = input;
  const found = (await listFields(store)).filter((data) => hasAll({ data }, { custom }));
  return pageOf(found, input);
});

/** Validates set and removed fields; the first invalid one is named. */
export function requireFields(
  all: readonly Field[],
  values: Data,
  remove: readonly string[],
): void {
  for (const [name, value] of Object.entries(values)) {
    const field = all.find((one) => one.name === name);
    if (!field?.custom || !field.writable || !fits(field, value))
      throw new Refusal(doesNotFit, { field: name });
  }
  for (const name of remove)
    if (!all.some((field) => field.name === name && field.writable && name !== 'phone'))
      throw new Refusal(doesNotFit, { field: name });
}

function fits({ type, maxLength = Infinity, options = [] }: Field, value: unknown): boolean {
  const isOption = (one: unknown) => options.some((option) => option.value === one);
  if (type === 'number') return typeof value === 'number';
  if (type === 'boolean') return typeof value === 'boolean';
  if (type === 'multi_select') return Array.isArray(value) && value.every(isOption);
  if (typeof value !== 'string') return false;
  if (type === 'select') return isOption(value);
  if (type === 'date') return z.iso.date().safeParse(value).success;
  if (type === 'email') return z.email().safeParse(value).success;
  if (type === 'phone') return isNumber(value);
  return [...value].length <= maxLength;
}

const builtIn: Omit<Field, 'custom' | 'required'>[] = [
  { name: 'language', label: 'Preferred language', type: 'text', maxLength: 6, writable: true },
  { name: 'name', label: 'Name', type: 'text', maxLength: 80, writable: true },
  { name: 'phone', label: 'Phone', type: 'phone', writable: true },
  { name: 'source', label: 'Source', type: 'text', maxLength: 64, writable: true },
];

export const fieldSeeds: Seed[] = seedsOf(
  kind,
  builtIn.map((field) => ({ ...field, required: false, custom: false })),
  { id: 'name' },
);
