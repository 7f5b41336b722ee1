import { dayMs } from '#contract/time-units.ts';
import { timeAfter } from '../../behaviour/formats.ts';
import { outcomeOf } from '../../behaviour/outcomes.ts';
import { Refusal } from '../../behaviour/refusal.ts';
import type { StoredRecord } from '../../records/record-store.ts';

/** Record kind of Facebook Pages, which are connected beforehand. */
export const page = 'messenger.page';

const wroteNothing = 3401;
export const notConnected = 3402;

/**
 * A person's id on a Page is this prefix and their number, valid for that Page only. Human agents
 * may write later on the first Page only.
 */
export const pages = [
  { pageId: '104826111520261', idBeginning: '9000', hasHumanAgent: true },
  { pageId: '104826111520262', idBeginning: '9001', hasHumanAgent: false },
];

const idPattern = /^(?<beginning>\d{4})(?<phone>[1-9]\d{6,14})$/;

export function phoneOf({ data }: StoredRecord, userId: string): string {
  const { beginning, phone } = idPattern.exec(userId)?.groups ?? {};
  if (!phone || beginning !== data.idBeginning) throw new Refusal(wroteNothing);
  return phone;
}

/** End of the standard window: everyone has just written, except one person. */
export const windowOf = (phone: string, now: Date): string | undefined =>
  outcomeOf(phone) === 'expires' ? undefined : windowFrom(now);

export const windowFrom = (at: Date): string => timeAfter(at, dayMs);
