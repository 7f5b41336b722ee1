import { secondMs } from '#contract/time-units.ts';
import { dataOf, hasAll, type Paged, pageOf } from '../../behaviour/pages.ts';
import { rule } from '../../behaviour/rules.ts';
import type { Data, RecordStore } from '../../records/record-store.ts';
import { findApp } from './apps.ts';

export const customerPhone = 'wa-jcs.phone';

const nameReviewMs = 3 * secondMs;

export const listCustomerPhones = rule<Paged & { appId: string; status?: string }>(
  async ({ store, input }) => {
    const { appId, status } = input;
    await findApp(store, appId);
    const found = (await store.list(customerPhone)).filter(
      (one) => hasAll(one, { appId, status }) && one.data.isComing !== true,
    );
    return pageOf(found.map(dataOf), input);
  },
);

/**
 * The number that a customer will connect. WhatsApp reviews its name afterwards, and the customer's
 * app gets a callback.
 */
export async function addComing(
  store: RecordStore,
  app: Data,
  { isShared, afterMs }: { isShared: boolean; afterMs: number },
): Promise<{ phone: string; wabaId: string }> {
  const { appId, customerId, name, callbackUrl } = app;
  const all = await store.list(customerPhone);
  const phone = String(Math.max(...all.map(({ id }) => Number(id))) + 1);
  const own = all.find(({ data }) => data.appId === appId);
  const wabaId = String(own?.data.wabaId ?? `118200261115${phone.slice(-3)}`);
  const url = typeof callbackUrl === 'string' ? callbackUrl : undefined;
  const data = {
    appId,
    customerId,
    phone,
    wabaId,
    displayName: name,
    nameStatus: 'in_review',
    status: 'connected',
    quality: 'unknown',
    peopleLimit: 250,
    messagesPerSecond: isShared ? 20 : 80,
    sharedWithApp: isShared,
    isComing: true,
  };
  await store.add(customerPhone, phone, data, [
    { afterMs, changes: (at) => ({ isComing: null, connectedAt: at }) },
    {
      afterMs: afterMs + nameReviewMs,
      changes: () => ({ nameStatus: 'approved' }),
      callback: ({ displayName, nameStatus }) => ({
        id: 'whatsAppPhoneChange',
        data: { phone, wabaId, change: 'name', displayName, nameStatus },
        url,
      }),
    },
  ]);
  return { phone, wabaId };
}
