import { z } from 'zod';
import { openIncident, resolveIncident, updateIncident } from '../status/operator.ts';
import { by } from './by.ts';
import { type Command, moment, parseInput } from './command.ts';
import {
  explained,
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

const id = { '<id>': 'the incident' };

const opening = z.object({
  services,
  impact,
  ...titleOptions,
  ...textOptions,
  start: moment.optional(),
  by,
});

export const statusOpen: Command = {
  name: 'status open',
  summary: 'Opens an incident and tells the subscribers.',
  usage: {
    ...usages.services,
    '--impact <impact>': 'degraded or outage',
    ...usages.titles,
    ...usages.texts,
    '--start <moment>': 'when it began (now)',
    ...usages.by,
  },
  options: {
    ...options.services,
    impact: { type: 'string' },
    ...options.titles,
    ...options.texts,
    start: { type: 'string' },
    ...options.by,
  },
  understand: ({ values }) => {
    const given = parseInput(opening, values);
    return explained(async (context) => {
      const { incidentId } = await openIncident(context, given.by, {
        services: given.services,
        impact: given.impact,
        title: localized('title', given),
        text: localized('text', given),
        startsAt: given.start,
      });
      return { opened: incidentId };
    });
  },
};

const word = z.object({
  ...textOptions,
  state: state.optional(),
  impact: impact.optional(),
  by,
});

export const statusUpdate: Command = {
  name: 'status update',
  summary: 'Says more about an open incident; a changed impact is mailed.',
  usage: {
    ...id,
    ...usages.texts,
    '--state <state>': 'investigating, identified or monitoring (as before)',
    '--impact <impact>': 'degraded or outage (as before)',
    ...usages.by,
  },
  options: {
    ...options.texts,
    state: { type: 'string' },
    impact: { type: 'string' },
    ...options.by,
  },
  understand: ({ values, positionals }) => {
    const incident = onlyId(positionals);
    const given = parseInput(word, values);
    return explained(async (context) => {
      await updateIncident(context, given.by, incident, {
        text: localized('text', given),
        state: given.state,
        impact: given.impact,
      });
      return { updated: incident };
    });
  },
};

const ending = z.object({ ...textOptions, end: moment.optional(), by });

export const statusResolve: Command = {
  name: 'status resolve',
  summary: 'Ends an incident, says how, and tells the subscribers.',
  usage: { ...id, ...usages.texts, '--end <moment>': 'when it ended (now)', ...usages.by },
  options: { ...options.texts, end: { type: 'string' }, ...options.by },
  understand: ({ values, positionals }) => {
    const incident = onlyId(positionals);
    const given = parseInput(ending, values);
    return explained(async (context) => {
      const text = localized('text', given);
      await resolveIncident(context, given.by, incident, { text, endsAt: given.end });
      return { resolved: incident };
    });
  },
};
