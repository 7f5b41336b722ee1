import { z } from 'zod';
import { cancelMaintenance, scheduleMaintenance } from '../status/operator.ts';
import { byCommand } from './by.ts';
import { type Command, moment, parseInput } from './command.ts';
import {
  changeOptions,
  onlyId,
  options,
  requireWritten,
  services,
  textOptions,
  titleOptions,
  usages,
} from './status-input.ts';
import { reportChange } from './status-report.ts';

const plan = z.object({
  services,
  ...titleOptions,
  ...textOptions,
  start: moment,
  end: moment,
  ...changeOptions,
});

export const statusSchedule: Command = {
  name: 'status schedule',
  summary: 'Plans maintenance and tells the subscribers; it begins and ends by the clock.',
  required: {
    ...usages.services,
    '--start <moment>': 'for example 2026-03-01T02:00Z',
    '--end <moment>': 'after the start',
  },
  usage: { ...usages.titles, ...usages.texts, ...usages.dryRun, ...usages.by },
  options: {
    ...options.services,
    ...options.titles,
    ...options.texts,
    start: { type: 'string' },
    end: { type: 'string' },
    ...options.dryRun,
    ...options.by,
  },
  understand: ({ values }) => {
    const given = parseInput(plan, values);
    return reportChange('scheduled', given['dry-run'], (context) =>
      scheduleMaintenance(context, byCommand(given.by), {
        services: given.services,
        title: requireWritten('title', given),
        text: requireWritten('text', given),
        startsAt: given.start,
        endsAt: given.end,
      }),
    );
  },
};

const calledOff = z.object({ ...textOptions, ...changeOptions });

export const statusCancel: Command = {
  name: 'status cancel',
  summary: 'Calls maintenance off, says why, and tells the subscribers.',
  required: { '<id>': 'the maintenance' },
  usage: { ...usages.texts, ...usages.dryRun, ...usages.by },
  options: { ...options.texts, ...options.dryRun, ...options.by },
  understand: ({ values, positionals }) => {
    const id = onlyId(positionals);
    const given = parseInput(calledOff, values);
    return reportChange('cancelled', given['dry-run'], (context) =>
      cancelMaintenance(context, byCommand(given.by), id, { text: requireWritten('text', given) }),
    );
  },
};
