import { Refusal } from '../../behaviour/refusal.ts';
import type { Data, RecordStore, StoredRecord } from '../../records/record-store.ts';
import type { TemplateUse } from '../whats-app/message.ts';
import { requireFit } from '../whats-app/template-values.ts';
import { outcomeFor, type Person } from '../whatsapp-shared/people.ts';
import { readTemplate, type Template, templateNamed } from '../whatsapp-shared/templates.ts';
import { type Client, valuesOf } from './clients.ts';

const notApproved = 6004;
const doesNotFit = 6005;
const hasOptedOut = 6006;
const noTemplate = 6010;
const isForCodes = 6012;

type Between = { phone: Data; client: Client; person: Person; chat: StoredRecord | undefined };

/** The template of a message, if it may go to this client. */
export async function usableTemplate(
  store: RecordStore,
  use: TemplateUse,
  { phone, client, person, chat }: Between,
): Promise<Template> {
  const found = await templateNamed(store, phone, use);
  if (use.code !== undefined) throw new Refusal(isForCodes);
  if (!found) throw new Refusal(noTemplate);
  const template = readTemplate(found);
  if (template.category === 'authentication') throw new Refusal(isForCodes);
  if (template.status !== 'approved') throw new Refusal(notApproved);
  requireValues(use, client);
  requireFitting(template, use);
  const wantsNone =
    client.hasOptedOut || chat?.data.marketing === 'stopped' || outcomeFor(person) === 'busy';
  if (template.category === 'marketing' && wantsNone) throw new Refusal(hasOptedOut);
  return template;
}

const variable = /\{\{client\.(\w+)(\|[^}]*)?\}\}/g;

/** Every client field used has a value or a fallback. */
function requireValues({ body = [], values = {} }: TemplateUse, client: Client): void {
  const known = valuesOf(client);
  for (const text of [...body, ...Object.values(values)])
    for (const [, name = '', instead] of text.matchAll(variable))
      if (known[name] === undefined && (instead === undefined || !(name in known)))
        throw new Refusal(doesNotFit, {
          field: 'template',
          expected: `a client with ${name}, or a fallback: {{client.${name}|…}}`,
        });
}

/** Refuses with this product's code. */
function requireFitting(template: Template, use: TemplateUse): void {
  try {
    requireFit(template, use);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { field, expected } = error;
    throw new Refusal(doesNotFit, { field, expected });
  }
}
