import { shortTime } from '../../behaviour/formats.ts';
import { dataOf, hasAll, type Paged, pageOf } from '../../behaviour/pages.ts';
import { notThere, Refusal } from '../../behaviour/refusal.ts';
import { rule } from '../../behaviour/rules.ts';
import type { RecordStore } from '../../records/record-store.ts';
import { storedTemplate } from '../whatsapp-shared/kinds.ts';
import { isWaiting, listTemplates } from '../whatsapp-shared/templates.ts';
import { requireAccount } from './accounts.ts';
import { checkedTemplate, lockName, readKnown, requireRoomThisHour } from './new-template.ts';
import { reviewed } from './review.ts';
import type { TemplateDraft } from './template-draft.ts';

type Wanted = { name?: string; language?: string; category?: string; status?: string };

export const listTheTemplates = rule<Paged & Wanted & { wabaId: string }>(
  async ({ store, input }) => {
    const { wabaId, name, language, category, status } = input;
    await requireAccount(store, wabaId);
    const found = (await listTemplates(store)).filter((one) =>
      hasAll(one, { wabaId, name, language, category, status }),
    );
    return pageOf(found.map(dataOf), input);
  },
);

export const getTemplate = rule<{ templateId: string }>(
  async ({ store, input }) => (await findTemplate(store, input.templateId)).data,
);

export const createTemplate = rule<TemplateDraft>(async (given) => {
  const { store, input, now } = given;
  const known = await readKnown(store);
  const data = await checkedTemplate(given, known, input);
  requireRoomThisHour(known, input.wabaId, now);
  return (await store.add(storedTemplate, data.templateId, data, [reviewed(input)])).data;
});

export const deleteTemplate = rule<{ templateId: string; allLanguages: boolean }>(
  async ({ store, input, now }) => {
    const found = await findTemplate(store, input.templateId);
    const { wabaId, name } = found.data;
    const all = (await listTemplates(store)).filter((one) => hasAll(one, { wabaId, name }));
    const deleted = input.allLanguages ? all.toReversed() : [found];
    const freeAts: (string | undefined)[] = [];
    for (const one of deleted) {
      freeAts.push(await lockName(store, now, one));
      await store.remove(storedTemplate, one);
    }
    return {
      name,
      deleted: deleted.map(({ id, data }) => ({ templateId: id, language: data.language })),
      nameFreeAt: freeAts.find((at) => at !== undefined),
      deletedAt: shortTime(now),
    };
  },
);

/** A template that was not yet submitted to WhatsApp is not found. */
export async function findTemplate(store: RecordStore, templateId: string) {
  const found = await store.find(storedTemplate, templateId, 'templateId');
  if (isWaiting(found)) throw new Refusal(notThere, { field: 'templateId' });
  return found;
}
