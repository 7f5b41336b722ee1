import { randomBytes } from 'node:crypto';
import { brand } from '#content/brand.ts';
import { secondMs } from '#contract/time-units.ts';
import { timeAfter } from '../../behaviour/formats.ts';
import { type Paged, pageOf } from '../../behaviour/pages.ts';
import { excludedBy, missingField, Refusal } from '../../behaviour/refusal.ts';
import { type Rule, rule } from '../../behaviour/rules.ts';
import type { RecordStore, StoredRecord } from '../../records/record-store.ts';
import { type Agent, listAgents } from './agents.ts';
import { agentKind, groupKind, seatKind } from './kinds.ts';
import { listSeats, type Seat, seatOf } from './seats.ts';

const originNotAllowed = 6115;
const noSeatFree = 6116;

/** Origins that may embed the bar, live set up by our team. */
const allowedOrigins = ['https://crm.customer.example'];

export const seatRules: Record<string, Rule> = {
  nxccListSeats: rule<Paged & { extension?: string; agentId?: string; groupId?: string }>(
    async ({ store, input }) => {
      const { extension, agentId, groupId } = input;
      if (agentId) await store.find(agentKind, agentId, 'agentId');
      if (groupId) await store.find(groupKind, groupId, 'groupId');
      const agents = await listAgents(store);
      const found = (await listSeats(store))
        .map((seat) => ({ seat, agent: agents.find(({ seatId }) => seatId === seat.seatId) }))
        .filter(
          ({ seat, agent }) =>
            (extension === undefined || seat.extension === extension) &&
            (agentId === undefined || agent?.agentId === agentId) &&
            (groupId === undefined || isIn(groupId, agent)),
        );
      return pageOf(
        found.map(({ seat, agent }) => ({ ...seat, ...(agent && { agent }) })),
        input,
      );
    },
  ),

  nxccListSeatStatus: rule<{ seatIds?: string; groupId?: string }>(async ({ store, input }) => {
    const { seatIds, groupId } = input;
    if (seatIds === undefined && groupId === undefined)
      throw new Refusal(missingField, { field: 'seatIds', expected: 'seatIds or groupId' });
    if (seatIds !== undefined && groupId !== undefined) throw excludedBy('groupId', 'seatIds');
    const seats = groupId ? await seatsOf(store, groupId) : await seatsBy(store, seatIds);
    return { records: seats };
  }),

  nxccCreateEmbedToken: rule<{
    agentId: string;
    origin: string;
    seatId?: string;
    ttlSeconds: number;
  }>(async ({ store, input, now }) => {
    const { agentId, origin, seatId, ttlSeconds } = input;
    await store.find(agentKind, agentId, 'agentId');
    if (!allowedOrigins.includes(origin)) throw new Refusal(originNotAllowed);
    const others = (await listAgents(store)).filter((agent) => agent.agentId !== agentId);
    const taken = new Set(others.map((agent) => agent.seatId));
    const wanted = seatId
      ? [await store.find(seatKind, seatId, 'seatId')]
      : await store.list(seatKind);
    if (!wanted.some((seat) => isUsable(seat, now) && !taken.has(seat.id)))
      throw new Refusal(noSeatFree);
    const token = `et-${randomBytes(18).toString('base64url')}`;
    return {
      token,
      url: `${brand.hosts.agent}/bar#token=${token}`,
      expiresAt: timeAfter(now, ttlSeconds * secondMs),
    };
  }),
};

const isIn = (groupId: string, agent: Agent | undefined): boolean =>
  agent?.groups.some((group) => group.groupId === groupId) === true;

async function seatsOf(store: RecordStore, groupId: string): Promise<Seat[]> {
  await store.find(groupKind, groupId, 'groupId');
  const members = (await listAgents(store)).filter((agent) => isIn(groupId, agent));
  const taken = new Set(members.map(({ seatId }) => seatId));
  return (await listSeats(store)).filter(({ seatId }) => taken.has(seatId));
}

/** An unknown id refuses the request. */
async function seatsBy(store: RecordStore, seatIds = ''): Promise<Seat[]> {
  const seats: Seat[] = [];
  for (const id of seatIds.split(','))
    seats.push(seatOf(await store.find(seatKind, id, 'seatIds')));
  return seats;
}

/** Licenses of the documented seats do not end. */
function isUsable(stored: StoredRecord, now: Date): boolean {
  const { kind, licenseEndsAt } = seatOf(stored);
  return kind === 'browser' && (stored.isSeed || new Date(licenseEndsAt) > now);
}
