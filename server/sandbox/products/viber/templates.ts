import { Refusal } from '../../behaviour/refusal.ts';
import type { RecordStore } from '../../records/record-store.ts';
import type { TemplateUse } from './message.ts';

/** Registered beforehand, per language. */
export const template = 'viber.template';

const unknownTemplate = 3308;
const notApproved = 3309;
const wrongValues = 3310;

const idOf = (sender: string, name: string, language: string) => `${sender} ${name} ${language}`;

/** Seeds: the documented template, one for codes, and one in review. */
export const templates = [
  { id: idOf('LANTERN', 'order_shipped', 'en'), isApproved: true, variables: ['order_id'] },
  { id: idOf('LANTERN', 'login_code', 'en'), isApproved: true, variables: ['pin'] },
  { id: idOf('LANTERN', 'order_delayed', 'en'), isApproved: false, variables: ['order_id'] },
];

export async function requireTemplate(
  store: RecordStore,
  sender: string,
  { name, language, values = {} }: TemplateUse,
): Promise<void> {
  const found = await store.find(template, idOf(sender, name, language), unknownTemplate);
  if (!found.data.isApproved) throw new Refusal(notApproved);
  const given = Object.keys(values).sort().join(', ');
  const names = namesOf(found.data.variables);
  if (given !== names)
    throw new Refusal(wrongValues, {
      field: 'template.values',
      expected: `the variables ${names}`,
    });
}

const namesOf = (variables: unknown): string =>
  Array.isArray(variables) ? variables.toSorted().join(', ') : '';
