import { z } from 'zod';
import {
  type Affected,
  type NewUpdate,
  openIncident,
  resolveIncident,
  updateIncident,
} from '../status/operator.ts';
import { byCommand } from './by.ts';
import { type Command, moment, parseInput, UsageError } from './command.ts';
import {
  changeOptions,
  impacts,
  onlyId,
  options,
  requireWritten,
  services,
  state,
  textOptions,
  titleOptions,
  usages,
} from './status-input.ts';
import { reportChange } from './status-report.ts';

const id = { '<id>': 'the incident' };
const nextUsage = { '--next <moment>': 'when customers hear more' };
const common = { ...usages.dryRun, ...usages.by };
const commonOptions = { ...options.dryRun, ...options.by };

const opening = z.object({
  services: services.optional(),
  impact: impacts(['degraded', 'outage']),
  ...titleOptions,
  ...textOptions,
  start: moment.optional(),
  next: moment.optional(),
  ...changeOptions,
});

export const statusOpen: Command = {
  name: 'status open',
  summary: 'Opens an incident and tells the subscribers.',
  required: {
    '--impact <impact>': 'degraded or outage; or of each service: sms=outage,voice=degraded',
  },
  usage: {
    ...usages.titles,
    ...usages.texts,
    ...usages.services,
    '--start <moment>': 'when it began, for example 2026-03-01T09:30Z (now)',
    ...nextUsage,
    ...common,
  },
  options: {
    ...options.services,
    impact: { type: 'string' },
    ...options.titles,
    ...options.texts,
    start: { type: 'string' },
    next: { type: 'string' },
    ...commonOptions,
  },
  understand: ({ values }) => {
    const given = parseInput(opening, values);
    return reportChange('opened', given['dry-run'], (context) =>
      openIncident(context, byCommand(given.by), {
        affected: affectedBy(given),
        title: requireWritten('title', given),
        text: requireWritten('text', given),
        startsAt: given.start,
        nextUpdateAt: given.next,
      }),
    );
  },
};

/** One impact needs the services that it is of; impacts by service name them. */
function affectedBy({ services: slugs, impact }: z.output<typeof opening>): Affected[] {
  if (typeof impact === 'string') {
    if (!slugs) throw new UsageError('--services says which are affected.');
    return slugs.map((service) => ({ service, impact }));
  }
  if (slugs) throw new UsageError('--impact names the services already: leave --services out.');
  return Object.entries(impact).map(([service, one]) => ({ service, impact: one }));
}

const word = z.object({
  ...textOptions,
  state: state.optional(),
  impact: impacts(['degraded', 'outage', 'recovered']).optional(),
  from: moment.optional(),
  next: moment.optional(),
  ...changeOptions,
});

function changeOf({ impact, from }: z.output<typeof word>): NewUpdate['changed'] {
  if (impact === undefined) {
    if (from) throw new UsageError('--from needs the --impact that it is of.');
    return [];
  }
  if (typeof impact === 'string') return { impact, from };
  return Object.entries(impact).map(([service, one]) => ({ service, impact: one, from }));
}

export const statusUpdate: Command = {
  name: 'status update',
  summary: 'Says more about an open incident, and tells the subscribers who want to hear it.',
  required: id,
  usage: {
    ...usages.texts,
    '--state <state>': 'investigating, identified or monitoring (as before)',
    '--impact <impact>':
      'degraded, outage or recovered, of all services; or sms=recovered,voice=outage (as before)',
    '--from <moment>': 'when the impact changed (now)',
    ...nextUsage,
    ...common,
  },
  options: {
    ...options.texts,
    state: { type: 'string' },
    impact: { type: 'string' },
    from: { type: 'string' },
    next: { type: 'string' },
    ...commonOptions,
  },
  understand: ({ values, positionals }) => {
    const incident = onlyId(positionals);
    const given = parseInput(word, values);
    return reportChange('updated', given['dry-run'], (context) =>
      updateIncident(context, byCommand(given.by), incident, {
        text: requireWritten('text', given),
        state: given.state,
        changed: changeOf(given),
        nextUpdateAt: given.next,
      }),
    );
  },
};

const ending = z.object({
  ...textOptions,
  end: moment.optional(),
  report: z.boolean().default(false),
  ...changeOptions,
});

export const statusResolve: Command = {
  name: 'status resolve',
  summary: 'Ends an incident, says how, and tells the subscribers.',
  required: id,
  usage: {
    ...usages.texts,
    '--end <moment>': 'when it ended (now)',
    '--report': 'say that a report follows',
    ...common,
  },
  options: {
    ...options.texts,
    end: { type: 'string' },
    report: { type: 'boolean' },
    ...commonOptions,
  },
  understand: ({ values, positionals }) => {
    const incident = onlyId(positionals);
    const given = parseInput(ending, values);
    return reportChange('resolved', given['dry-run'], (context) =>
      resolveIncident(context, byCommand(given.by), incident, {
        text: requireWritten('text', given),
        endsAt: given.end,
        reportExpected: given.report,
      }),
    );
  },
};
