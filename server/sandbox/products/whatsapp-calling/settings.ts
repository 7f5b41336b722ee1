import { shortTime } from '../../behaviour/formats.ts';
import { noTimeZone, Refusal, wrongValue } from '../../behaviour/refusal.ts';
import { rule } from '../../behaviour/rules.ts';
import { isTimeZone } from '../../behaviour/time-zone.ts';
import type { Data, RecordStore } from '../../records/record-store.ts';
import { ownPhone } from '../whatsapp-shared/kinds.ts';

const callSettings = 'whatsapp-calling.settings';

export const getSettings = rule<{ phone: string }>(async ({ store, input }) =>
  settingsOf(store, input.phone),
);

type Change = {
  phone: string;
  enabled?: boolean;
  icon?: string;
  callback?: boolean;
  hours?: Hours;
  remove?: 'hours'[];
};
type Hours = { timeZone: string; weekly: { day: string; opens: string; closes: string }[] };

export const changeSettings = rule<Change>(async ({ store, input, now }) => {
  const { phone, remove, ...changes } = input;
  const before = await settingsOf(store, phone);
  if (input.hours) checkHours(input.hours);
  const own = await store.find(ownPhone, phone, 'phone');
  if (input.enabled !== undefined) await store.change(ownPhone, own, { calling: input.enabled });
  const found =
    (await store.get(callSettings, phone)) ?? (await store.add(callSettings, phone, before));
  const { data } = await store.change(callSettings, found, {
    ...changes,
    ...(remove && { hours: null }),
    updatedAt: shortTime(now),
  });
  return data;
});

/** Calling is off by default. */
export async function settingsOf(store: RecordStore, phone: string): Promise<Data> {
  const own = await store.find(ownPhone, phone, 'phone');
  const found = await store.get(callSettings, phone);
  return found?.data ?? { phone, enabled: own.data.calling, icon: 'shown', callback: false };
}

const maxADay = 2;

function checkHours({ timeZone, weekly }: Hours): void {
  // A time zone must be a name; offsets such as +01:00 are refused.
  if (!/^[A-Za-z]/.test(timeZone) || !isTimeZone(timeZone)) throw noTimeZone('hours.timeZone');
  const backwards = weekly.findIndex(({ opens, closes }) => closes <= opens);
  if (backwards !== -1)
    throw new Refusal(wrongValue, {
      field: `hours.weekly[${backwards}].closes`,
      problem: 'range',
      expected: 'later than opens',
    });
  const days = Map.groupBy(weekly, ({ day }) => day);
  if ([...days.values()].some(({ length }) => length > maxADay))
    throw new Refusal(wrongValue, {
      field: 'hours.weekly',
      problem: 'length',
      expected: `at most ${maxADay} entries for each day`,
    });
}
