import { z } from 'zod';
import { openIncident, resolveIncident, updateIncident } from '../status/operator.ts';
import { type Command, moment, parseInput } from './command.ts';
import {
  changeOptions,
  impact,
  localized,
  onlyId,
  options,
  services,
  state,
  textOptions,
  titleOptions,
  usages,
} from './status-input.ts';
import { reportChange } from './status-report.ts';

const id = { '<id>': 'the incident' };
const common = { ...usages.dryRun, ...usages.by };
const commonOptions = { ...options.dryRun, ...options.by };

const opening = z.object({
  services,
  impact,
  ...titleOptions,
  ...textOptions,
  start: moment.optional(),
  ...changeOptions,
});

export const statusOpen: Command = {
  name: 'status open',
  summary: 'Opens an incident and tells the subscribers.',
  required: {
    ...usages.services,
    '--impact <impact>': 'degraded or outage',
    ...usages.titles,
    ...usages.texts,
  },
  usage: { '--start <moment>': 'when it began, for example 2026-03-01T09:30Z (now)', ...common },
  options: {
    ...options.services,
    impact: { type: 'string' },
    ...options.titles,
    ...options.texts,
    start: { type: 'string' },
    ...commonOptions,
  },
  understand: ({ values }) => {
    const given = parseInput(opening, values);
    return reportChange('opened', given['dry-run'], (context) =>
      openIncident(context, given.by, {
        services: given.services,
        impact: given.impact,
        title: localized('title', given),
        text: localized('text', given),
        startsAt: given.start,
      }),
    );
  },
};

const word = z.object({
  ...textOptions,
  state: state.optional(),
  impact: impact.optional(),
  ...changeOptions,
});

export const statusUpdate: Command = {
  name: 'status update',
  summary: 'Says more about an open incident; a changed impact is mailed.',
  required: { ...id, ...usages.texts },
  usage: {
    '--state <state>': 'investigating, identified or monitoring (as before)',
    '--impact <impact>': 'degraded or outage (as before)',
    ...common,
  },
  options: {
    ...options.texts,
    state: { type: 'string' },
    impact: { type: 'string' },
    ...commonOptions,
  },
  understand: ({ values, positionals }) => {
    const incident = onlyId(positionals);
    const given = parseInput(word, values);
    return reportChange('updated', given['dry-run'], (context) =>
      updateIncident(context, given.by, incident, {
        text: localized('text', given),
        state: given.state,
        impact: given.impact,
      }),
    );
  },
};

const ending = z.object({ ...textOptions, end: moment.optional(), ...changeOptions });

export const statusResolve: Command = {
  name: 'status resolve',
  summary: 'Ends an incident, says how, and tells the subscribers.',
  required: { ...id, ...usages.texts },
  usage: { '--end <moment>': 'when it ended (now)', ...common },
  options: { ...options.texts, end: { type: 'string' }, ...commonOptions },
  understand: ({ values, positionals }) => {
    const incident = onlyId(positionals);
    const given = parseInput(ending, values);
    return reportChange('resolved', given['dry-run'], (context) =>
      resolveIncident(context, given.by, incident, {
        text: localized('text', given),
        endsAt: given.end,
      }),
    );
  },
};
