import { dayMs, hourMs, secondMs } from '#contract/time-units.ts';
import { newId, shortTime, timeAfter } from '../../behaviour/formats.ts';
import { Refusal } from '../../behaviour/refusal.ts';
import type { Given } from '../../behaviour/rules.ts';
import type { Data, RecordStore, StoredRecord } from '../../records/record-store.ts';
import { storedTemplate } from '../whatsapp-shared/kinds.ts';
import { noAccount, ownAccounts } from './accounts.ts';
import type { TemplateDraft } from './template-draft.ts';
import { checkParts } from './template-parts.ts';

const nameTaken = 3101;
const tooManyAnHour = 3104;
const tooManyNames = 3105;
const nameLocked = 3106;

const maxAnHour = 100;
const maxNames = 250;

/** Name of a deleted template that was approved once. */
const lockedName = 'wa-gl.locked-name';

const lockedMs = 30 * dayMs;

/** What new templates are checked against; read once per request. */
export type Known = {
  accounts: Set<string>;
  templates: StoredRecord[];
  locked: Map<string, string>;
};

export async function readKnown(store: RecordStore): Promise<Known> {
  const locks = await store.list(lockedName);
  return {
    accounts: await ownAccounts(store),
    templates: await store.list(storedTemplate),
    locked: new Map(locks.map(({ id, data }) => [id, String(data.freeAt)])),
  };
}

/** Refuses an invalid template; returns it as stored, not yet reviewed. */
export async function checkedTemplate(
  { store, now }: Pick<Given<unknown>, 'store' | 'now'>,
  { accounts, templates, locked }: Known,
  draft: TemplateDraft,
): Promise<Data & { templateId: string }> {
  const { wabaId, name, language } = draft;
  if (!accounts.has(wabaId)) throw new Refusal(noAccount);
  const variables = await checkParts(store, now, draft);
  const ofAccount = templates.filter(({ data }) => data.wabaId === wabaId);
  const same = ofAccount.find(({ data }) => data.name === name && data.language === language);
  if (same?.data.isMade) throw new Refusal(nameTaken);
  if (Date.parse(locked.get(nameOf(draft)) ?? '') > now.getTime()) throw new Refusal(nameLocked);
  const names = new Set(ofAccount.map(({ data }) => data.name));
  if (!names.has(name) && names.size >= maxNames) throw new Refusal(tooManyNames);
  return {
    // The documented template exists already: creating it replaces the seed once, under its id.
    templateId: same?.id ?? newId(),
    ...storedParts(draft),
    status: 'in_review',
    quality: 'unknown',
    variables,
    createdAt: shortTime(now),
    updatedAt: shortTime(now),
    isMade: true,
  };
}

/** Stored parts of a draft, without the header's sample. */
export function storedParts({ header, ...draft }: TemplateDraft): Data {
  const { sampleId, ...visible } = header ?? {};
  return { ...draft, ...(header && { header: visible, sampleId: sampleId ?? null }) };
}

/** 100 templates an hour per account; a task would wait. */
export function requireRoomThisHour({ templates }: Known, wabaId: string, now: Date): void {
  const since = now.getTime() - hourMs;
  const made = templates
    .filter(({ data }) => data.wabaId === wabaId && data.isMade)
    .map(({ madeAt }) => madeAt.getTime());
  const oldest = made.at(maxAnHour - 1) ?? 0;
  if (oldest > since)
    throw new Refusal(tooManyAnHour, {
      retryAfterSeconds: Math.ceil((oldest - since) / secondMs),
    });
}

/** When the name of a deleted template becomes free; undefined if it is free. */
export async function lockName(
  store: RecordStore,
  now: Date,
  { data, first, passed }: StoredRecord,
): Promise<string | undefined> {
  const states = [first.status, ...passed.map(({ changes }) => changes.status)];
  if (!states.includes('approved')) return undefined;
  const freeAt = timeAfter(now, lockedMs);
  await store.add(lockedName, nameOf(data), { freeAt });
  return freeAt;
}

const nameOf = ({ wabaId, name, language }: Data): string => `${wabaId} ${name} ${language}`;
