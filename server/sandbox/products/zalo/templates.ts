import { z } from 'zod';
import { Refusal } from '../../behaviour/refusal.ts';
import type { RecordStore } from '../../records/record-store.ts';

/** Record kind of templates, approved by Zalo or in review. */
export const template = 'zalo.template';

const unknownTemplate = 3504;
const notEnabled = 3505;
const wrongValues = 3506;

const stored = z.object({
  templateId: z.string(),
  isEnabled: z.boolean(),
  /** Maximum length by variable. */
  variables: z.record(z.string(), z.number()),
  journeys: z.array(z.string()),
  asksForRating: z.boolean(),
});
export type Template = z.output<typeof stored>;

const ordinary = { isEnabled: true, journeys: [], asksForRating: false };

/** Documented templates: a parcel, a rating; one is in review. */
export const templates: Template[] = [
  {
    ...ordinary,
    templateId: '294613',
    variables: { customer_name: 30, order_code: 30, date: 20 },
    journeys: ['logistics'],
  },
  { ...ordinary, templateId: '294620', variables: { order_code: 30 }, asksForRating: true },
  { ...ordinary, templateId: '294621', variables: { order_code: 30 }, isEnabled: false },
];

export type TemplateUse = {
  templateId: string;
  values?: Record<string, string>;
  journeyToken?: string;
};

export async function findTemplate(
  store: RecordStore,
  { templateId, values = {} }: TemplateUse,
): Promise<Template> {
  const known = stored.parse((await store.find(template, templateId, unknownTemplate)).data);
  if (!known.isEnabled) throw new Refusal(notEnabled);
  const names = Object.keys(known.variables);
  const fits = Object.entries(values).every(
    ([name, value]) => [...value].length <= (known.variables[name] ?? 0),
  );
  if (!fits || names.some((name) => !(name in values)))
    throw new Refusal(wrongValues, {
      field: 'template.values',
      expected: `the variables ${Object.entries(known.variables)
        .map(([name, longest]) => `${name} (up to ${longest} characters)`)
        .join(', ')}`,
    });
  return known;
}
