import { z } from 'zod';
import { cancelMaintenance, scheduleMaintenance } from '../status/operator.ts';
import { by } from './by.ts';
import { type Command, moment, parseInput } from './command.ts';
import {
  explained,
  localized,
  onlyId,
  options,
  services,
  textOptions,
  titleOptions,
  usages,
} from './status-input.ts';

const plan = z.object({
  services,
  ...titleOptions,
  ...textOptions,
  start: moment,
  end: moment,
  by,
});

export const statusSchedule: Command = {
  name: 'status schedule',
  summary: 'Plans maintenance and tells the subscribers; it begins and ends by the clock.',
  usage: {
    ...usages.services,
    ...usages.titles,
    ...usages.texts,
    '--start <moment>': 'for example 2026-03-01T02:00Z',
    '--end <moment>': 'after the start',
    ...usages.by,
  },
  options: {
    ...options.services,
    ...options.titles,
    ...options.texts,
    start: { type: 'string' },
    end: { type: 'string' },
    ...options.by,
  },
  understand: ({ values }) => {
    const given = parseInput(plan, values);
    return explained(async (context) => {
      const { incidentId } = await scheduleMaintenance(context, given.by, {
        services: given.services,
        title: localized('title', given),
        text: localized('text', given),
        startsAt: given.start,
        endsAt: given.end,
      });
      return { scheduled: incidentId };
    });
  },
};

const calledOff = z.object({ ...textOptions, by });

export const statusCancel: Command = {
  name: 'status cancel',
  summary: 'Calls maintenance off, says why, and tells the subscribers.',
  usage: { '<id>': 'the maintenance', ...usages.texts, ...usages.by },
  options: { ...options.texts, ...options.by },
  understand: ({ values, positionals }) => {
    const id = onlyId(positionals);
    const given = parseInput(calledOff, values);
    return explained(async (context) => {
      await cancelMaintenance(context, given.by, id, { text: localized('text', given) });
      return { cancelled: id };
    });
  },
};
