import { secondMs } from '#contract/time-units.ts';
import { pick } from '../../behaviour/pick.ts';
import type { Data, Step } from '../../records/record-store.ts';
import type { TemplateDraft } from './template-draft.ts';

const reviewMs = 3 * secondMs;

/** WhatsApp reviews a template and sends the result. */
export const reviewed = (draft: TemplateDraft, startsMs = 0): Step => ({
  afterMs: startsMs + reviewMs,
  changes: (at) => ({ ...verdictOn(draft), updatedAt: at }),
  callback: (data) => ({
    id: 'whatsAppTemplateChange',
    data: {
      ...pick(data, 'templateId', 'wabaId', 'name', 'language', 'status'),
      change: 'status',
      previousStatus: 'in_review',
      reason: data.rejectionReason,
    },
  }),
});

const offer = /\d\s?[%％]|discount|coupon|优惠|折扣|打折/iu;

/** An offer makes a text marketing. */
function verdictOn({ category, body, footer = '' }: TemplateDraft): Data {
  const isOffer = offer.test(`${body?.text} ${footer}`);
  return category === 'utility' && isOffer
    ? { status: 'rejected', rejectionReason: 'CATEGORY_NOT_MATCHING' }
    : { status: 'approved' };
}
