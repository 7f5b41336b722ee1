import { dayMs } from '#contract/time-units.ts';
import { shortTime } from '../../behaviour/formats.ts';
import { Refusal, removesSent } from '../../behaviour/refusal.ts';
import { rule } from '../../behaviour/rules.ts';
import type { StoredRecord } from '../../records/record-store.ts';
import { storedTemplate } from '../whatsapp-shared/kinds.ts';
import { readTemplate } from '../whatsapp-shared/templates.ts';
import { storedParts } from './new-template.ts';
import { reviewed } from './review.ts';
import type { TemplateDraft } from './template-draft.ts';
import { checkParts } from './template-parts.ts';
import { findTemplate } from './templates.ts';

const changedTooOften = 3107;
const notInThisStatus = 3108;
const categoryFixed = 3109;

type Part = 'header' | 'footer' | 'buttons' | 'ttlSeconds';
type Change = { templateId: string; remove?: Part[] } & Partial<
  Omit<TemplateDraft, 'wabaId' | 'name' | 'language'>
>;

/** Replaces the sent parts; the whole template is reviewed again. */
export const changeTemplate = rule<Change>(async ({ store, input, now }) => {
  const { templateId, remove = [], ...parts } = input;
  if (remove.some((part) => part in parts)) throw removesSent();
  const found = await findTemplate(store, templateId);
  const template = readTemplate(found);
  const isApproved = template.status === 'approved';
  if (!isApproved && template.status !== 'rejected' && template.status !== 'paused')
    throw new Refusal(notInThisStatus);
  if (isApproved && (parts.category ?? template.category) !== template.category)
    throw new Refusal(categoryFixed);
  const changedAts = momentsIn(found.data.changedAts);
  if (isApproved && isTooOften(changedAts, now)) throw new Refusal(changedTooOften);

  const draft = { ...draftOf(found), ...parts, ...Object.fromEntries(without(remove, undefined)) };
  const variables = await checkParts(store, now, draft);
  const changed = await store.change(
    storedTemplate,
    found,
    {
      ...storedParts(draft),
      ...Object.fromEntries(without(remove, null)),
      status: 'in_review',
      rejectionReason: null,
      variables,
      updatedAt: shortTime(now),
      ...(isApproved && { changedAts: [...changedAts, now.toISOString()] }),
    },
    { steps: [reviewed(draft)] },
  );
  return changed.data;
});

/** The template as submitted, with the sample that reviewers saw. */
function draftOf(found: StoredRecord): TemplateDraft {
  const { header, ...template } = readTemplate(found);
  const { wabaId, name, language, category, body, footer, buttons, ttlSeconds } = template;
  const { sampleId } = found.data;
  const { authentication } = template;
  return {
    wabaId,
    name,
    language,
    category,
    header: header && { ...header, ...(typeof sampleId === 'string' && { sampleId }) },
    body,
    footer,
    buttons,
    ttlSeconds,
    authentication,
  };
}

const without = <Nothing>(parts: readonly Part[], nothing: Nothing) =>
  parts.map((part) => [part, nothing] as const);

const limits = [
  { most: 1, withinMs: dayMs },
  { most: 10, withinMs: 30 * dayMs },
];

const isTooOften = (changedAts: readonly string[], now: Date): boolean =>
  limits.some(({ most, withinMs }) => {
    const earlier = changedAts.at(-most);
    return earlier !== undefined && Date.parse(earlier) + withinMs > now.getTime();
  });

const momentsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
