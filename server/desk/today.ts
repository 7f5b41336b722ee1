import { type DeskRole, hasDeskRole } from '#contract/desk-call.ts';
import * as contract from '#contract/desk-today.ts';
import { lastDumpAt } from '../audit/last-dump.ts';
import { backupToday } from '../audit/today.ts';
import { messagesToday } from '../contact/today.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { countMessages } from '../outbox/operator.ts';
import { outboxToday } from '../outbox/today.ts';
import { listBlocks } from '../sandbox/operator.ts';
import { callsPerMinute } from '../sandbox/use.ts';
import { isPlanned, stateOf } from '../status/board.ts';
import { selectBoard } from '../status/board-rows.ts';
import { alertDraftsToday, statusToday } from '../status/today.ts';
import { ticketsToday } from '../tickets/today.ts';
import type { Answering } from './desk-call.ts';
import { standingOfGateway } from './gateway.ts';

/** What can wait, with the roles that do it. */
const subjects: readonly (readonly [
  readonly DeskRole[],
  (database: Database, now: Date) => Promise<contract.TodayItem[]>,
])[] = [
  [['incident-manager'], statusToday],
  [['incident-manager'], alertDraftsToday],
  [['support'], ticketsToday],
  [['support'], messagesToday],
  [['incident-manager'], outboxToday],
  [['administrator'], backupToday],
];

export function answerTodayCalls({ operators }: Answering, context: Context): void {
  operators(contract.listDeskToday, async (_, { person: { roles } }) => {
    const own = subjects.filter(([those]) => hasDeskRole(roles, those));
    const read = own.map(([, list]) => list(context.database, context.clock.now()));
    return (await Promise.all(read)).flat().sort(byUrgency);
  });
  operators(contract.readDeskStanding, (_, { person: { roles } }) => standing(context, roles));
}

/** Open incidents, what is late, what is due soon, and the rest by age. */
const byUrgency = (one: contract.TodayItem, other: contract.TodayItem): number =>
  Number(isIncident(other)) - Number(isIncident(one)) ||
  contract.todayTones.indexOf(one.tone) - contract.todayTones.indexOf(other.tone) ||
  Date.parse(one.at ?? '') - Date.parse(other.at ?? '') ||
  0;

const isIncident = ({ kind }: contract.TodayItem): boolean => kind.startsWith('incident-');

async function standing(
  context: Context,
  roles: readonly DeskRole[],
): Promise<contract.DeskStanding> {
  const { database, clock } = context;
  const now = clock.now();
  const board = await selectBoard(database, 0);
  const fine = board.services.filter(({ id }) => stateOf(board, id, now) === 'fine');
  const next = board.incidents.filter((incident) => isPlanned(incident, now)).at(-1);
  const { en = '', zh = '' } = next?.title ?? {};
  const outbox = hasDeskRole(roles, ['incident-manager']) && (await countMessages(context));
  const sandbox = hasDeskRole(roles, ['support']) && {
    calls: (await callsPerMinute(context)).now,
    blocked: (await listBlocks(context)).length,
  };
  const dump = hasDeskRole(roles, ['administrator']) && (await lastDumpAt(database));
  const gateway = hasDeskRole(roles, ['administrator']) && (await standingOfGateway(context));
  return {
    services: { all: board.services.length, fine: fine.length },
    outbox: outbox || null,
    sandbox: sandbox || null,
    next: next ? { title: { en, zh }, at: next.startsAt.toISOString() } : null,
    backupAt: dump ? dump.toISOString() : null,
    gateway: gateway || null,
  };
}
