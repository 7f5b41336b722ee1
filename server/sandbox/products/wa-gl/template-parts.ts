import { missingField, notThere, Refusal, wrongValue } from '../../behaviour/refusal.ts';
import type { RecordStore } from '../../records/record-store.ts';
import { readFlow } from '../whatsapp-shared/flows.ts';
import { storedFlow } from '../whatsapp-shared/kinds.ts';
import type { TemplateVariable } from '../whatsapp-shared/templates.ts';
import { findSample, keepSample } from './samples.ts';
import type { DraftButton, DraftHeader, TemplateDraft } from './template-draft.ts';
import { variablesOf } from './template-variables.ts';

const notAllowedHere = 3103;

/** Refuses parts that the category or another part forbids; returns the variables. */
export async function checkParts(
  store: RecordStore,
  now: Date,
  draft: TemplateDraft,
): Promise<TemplateVariable[]> {
  const { category, header, footer = '', buttons = [], ttlSeconds } = draft;
  if (category === 'authentication') requireNoneOf(draft, ['header', 'body', 'footer', 'buttons']);
  else requireNoneOf(draft, ['authentication']);
  if (ttlSeconds !== undefined && !fits(ttlSeconds, lifetimes[category])) refuse('ttlSeconds');
  if (footer.includes('{{'))
    throw new Refusal(wrongValue, {
      field: 'footer',
      problem: 'format',
      expected: 'a text without variables',
    });
  checkButtons(buttons, category);
  const variables = variablesOf(draft);
  if (header) await checkHeader(store, now, draft.wabaId, header);
  for (const [index, button] of buttons.entries())
    await checkFlow(store, draft.wabaId, button, index);
  return variables;
}

type Range = { from: number; to: number };

const lifetimes: Record<TemplateDraft['category'], Range> = {
  authentication: { from: 30, to: 900 },
  utility: { from: 30, to: 43_200 },
  marketing: { from: 43_200, to: 2_592_000 },
};

const fits = (value: number, { from, to }: Range): boolean => value >= from && value <= to;

function requireNoneOf(draft: TemplateDraft, parts: readonly (keyof TemplateDraft)[]): void {
  for (const part of parts) if (draft[part] !== undefined) refuse(part);
}

const most: Record<DraftButton['type'], number> = {
  reply: 10,
  url: 2,
  phone: 1,
  copy_code: 1,
  flow: 1,
};

function checkButtons(buttons: readonly DraftButton[], category: string): void {
  const types = buttons.map(({ type }) => type);
  const untitled = buttons.findIndex(({ type, title }) => type !== 'copy_code' && !title);
  if (untitled !== -1) throw new Refusal(missingField, { field: `buttons[${untitled}].title` });
  const isTooMany = Object.entries(most).some(
    ([type, count]) => types.filter((one) => one === type).length > count,
  );
  if (isTooMany || !areRepliesTogether(types))
    throw new Refusal(wrongValue, {
      field: 'buttons',
      problem: 'together',
      expected: 'at most 2 of url and 1 of phone, copy_code and flow; all of reply side by side',
    });
  if (types.includes('copy_code') && category !== 'marketing') refuse('buttons');
}

/** Reply buttons come before or after all others. */
function areRepliesTogether(types: readonly string[]): boolean {
  const isReply = types.map((type) => type === 'reply');
  const changes = isReply.filter((one, index) => index > 0 && one !== isReply[index - 1]);
  return changes.length <= 1;
}

async function checkHeader(
  store: RecordStore,
  now: Date,
  wabaId: string,
  { type, sampleId }: DraftHeader,
): Promise<void> {
  const isFile = type !== 'text' && type !== 'location';
  const field = 'header.sampleId';
  if (!isFile && sampleId !== undefined)
    throw new Refusal(wrongValue, {
      field,
      problem: 'together',
      expected: 'only with type image, video or document',
    });
  if (!isFile) return;
  if (sampleId === undefined) throw new Refusal(missingField, { field });
  const sample = await findSample(store, now, sampleId, field);
  if (sample.data.wabaId !== wabaId) throw new Refusal(notThere, { field });
  if (sample.data.kind !== type) refuse('header');
  await keepSample(store, sample);
}

async function checkFlow(
  store: RecordStore,
  wabaId: string,
  { flow }: DraftButton,
  index: number,
): Promise<void> {
  if (!flow) return;
  const field = `buttons[${index}].flow.flowId`;
  const found = readFlow(await store.find(storedFlow, flow.flowId, field));
  if (found.wabaId !== wabaId) throw new Refusal(notThere, { field });
  if (found.status !== 'published') refuse('buttons');
}

function refuse(field: string): never {
  throw new Refusal(notAllowedHere, { field });
}
