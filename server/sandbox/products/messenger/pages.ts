import { dayMs } from '#contract/time-units.ts';
import { outcomeOf } from '../../outcomes/outcomes.ts';
import type { StoredRecord } from '../../records/record-store.ts';
import { Refusal } from '../../rules/refusal.ts';
import { timeAfter } from '../../rules/times.ts';

/** Connected in the console. */
export const page = 'messenger.page';

const wroteNothing = 3401;
export const notConnected = 3402;

/**
 * Whoever has written to a Page has there an id of these digits and their number; the id is good
 * for no other Page. Only on the first may people of the team write later.
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

/** When the standard window closes: everybody has just written, but for one who did days ago. */
export const windowOf = (phone: string, now: Date): string | undefined =>
  outcomeOf(phone) === 'expires' ? undefined : windowFrom(now);

export const windowFrom = (at: Date): string => timeAfter(at, dayMs);
