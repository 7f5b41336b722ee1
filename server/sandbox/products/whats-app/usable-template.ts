import { Refusal } from '../../behaviour/refusal.ts';
import type { Given } from '../../behaviour/rules.ts';
import type { Data, StoredRecord } from '../../records/record-store.ts';
import { outcomeFor, type Person } from '../whatsapp-shared/people.ts';
import { readTemplate, type Template, templateNamed } from '../whatsapp-shared/templates.ts';
import type { Message } from './message.ts';
import { requireFit } from './template-values.ts';

const noTemplate = 3004;
const notApproved = 3005;
const marketingStopped = 3007;
const needsNumber = 3015;

type Between = { phone: Data; person: Person; chat: StoredRecord | undefined };

/** The template of a message, if any, that may go to this person. */
export async function usableTemplate(
  { store, input }: Given<Message>,
  { phone, person, chat }: Between,
): Promise<Template | undefined> {
  const use = input.template;
  if (!use) return undefined;
  const found = await templateNamed(store, phone, use);
  if (!found) throw new Refusal(noTemplate);
  const template = readTemplate(found);
  if (template.status !== 'approved') throw new Refusal(notApproved);
  requireFit(template, use);
  if (template.category === 'authentication' && input.recipient === undefined)
    throw new Refusal(needsNumber);
  const hasStopped = chat?.data.marketing === 'stopped' || outcomeFor(person) === 'busy';
  if (template.category === 'marketing' && hasStopped) throw new Refusal(marketingStopped);
  return template;
}
