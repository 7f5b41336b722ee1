import { z } from 'zod';
import type { IncidentFacts } from '#content/status/incident.ts';
import {
  affectedBy,
  type Board,
  endOf,
  type Incident,
  isOver,
  stateOf,
  worstEver,
  worstNow,
} from '../status/board.ts';
import { readBoard } from '../status/operator.ts';
import { type Command, limitOption, parseInput, type Row } from './command.ts';

export const statusServices: Command = {
  name: 'status services',
  summary: 'Lists the services and how each of them is.',
  usage: {},
  options: {},
  understand: () => async (context) => {
    const board = await readBoard(context);
    const now = context.clock.now();
    return {
      services: board.services.map((service) => ({
        slug: service.slug,
        name: service.name.en,
        state: stateOf(board, service.id, now),
        recordedFrom: service.recordedFrom,
      })),
    };
  },
};

const input = z.object({ open: z.boolean().default(false), limit: limitOption });

export const statusIncidents: Command = {
  name: 'status incidents',
  summary: 'Lists incidents and maintenance, newest first.',
  usage: {
    '--open': 'only what is not over',
    '--limit <number>': 'at most so many (50)',
  },
  options: { open: { type: 'boolean' }, limit: { type: 'string' } },
  understand: ({ values }) => {
    const { open, limit } = parseInput(input, values);
    return async (context) => {
      const board = await readBoard(context);
      const now = context.clock.now();
      const shown = board.incidents.filter((incident) => !open || !isOver(incident, now));
      return { incidents: shown.slice(0, limit).map((incident) => rowOf(incident, board, now)) };
    };
  },
};

/** All fields of an incident, stored or formatted. */
type IncidentRow = Row &
  Omit<
    IncidentFacts,
    'title' | 'startsAt' | 'endsAt' | 'cancelledAt' | 'nextUpdateAt' | 'reportExpected' | 'report'
  >;

function rowOf(incident: Incident, board: Board, now: Date): IncidentRow {
  return {
    id: incident.id,
    kind: incident.kind,
    state: incident.updates.at(-1)?.state ?? '-',
    impact: isOver(incident, now) ? worstEver(incident) : worstNow(incident, now),
    services: affectedBy(incident, board)
      .map(({ slug }) => slug)
      .join(' '),
    title: incident.title.en,
    starts: incident.startsAt,
    ends: endOf(incident),
    next: incident.nextUpdateAt,
    report: incident.report ? 'published' : incident.reportExpected ? 'due' : '-',
    sample: incident.sample,
  };
}
