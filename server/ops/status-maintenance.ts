import { z } from 'zod';
import {
  cancelMaintenance,
  changeMaintenance,
  endMaintenance,
  scheduleMaintenance,
} from '../status/maintenance.ts';
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
  written,
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

const changed = z.object({
  services: services.optional(),
  ...titleOptions,
  ...textOptions,
  start: moment.optional(),
  end: moment.optional(),
  ...changeOptions,
});

export const statusReplan: Command = {
  name: 'status replan',
  summary:
    'Changes planned maintenance and tells the subscribers; while it is under way, its end alone.',
  required: { '<id>': 'the maintenance' },
  usage: {
    '--start <moment>': 'what is not given stays as it is',
    '--end <moment>': 'later or earlier than planned',
    ...usages.services,
    ...usages.titles,
    ...usages.texts,
    ...usages.dryRun,
    ...usages.by,
  },
  options: {
    ...options.services,
    ...options.titles,
    ...options.texts,
    start: { type: 'string' },
    end: { type: 'string' },
    ...options.dryRun,
    ...options.by,
  },
  understand: ({ values, positionals }) => {
    const id = onlyId(positionals);
    const given = parseInput(changed, values);
    return reportChange('changed', given['dry-run'], (context) =>
      changeMaintenance(context, byCommand(given.by), id, {
        ...{ services: given.services, startsAt: given.start, endsAt: given.end },
        ...{ title: written('title', given), text: written('text', given) },
      }),
    );
  },
};

const stopped = z.object({ ...textOptions, ...changeOptions });

/** A command that stops maintenance, and says so in a text. */
const stopping = (
  { name, summary }: Pick<Command, 'name' | 'summary'>,
  done: string,
  stop: typeof endMaintenance | typeof cancelMaintenance,
): Command => ({
  ...{ name, summary },
  required: { '<id>': 'the maintenance' },
  usage: { ...usages.texts, ...usages.dryRun, ...usages.by },
  options: { ...options.texts, ...options.dryRun, ...options.by },
  understand: ({ values, positionals }) => {
    const id = onlyId(positionals);
    const given = parseInput(stopped, values);
    return reportChange(done, given['dry-run'], (context) =>
      stop(context, byCommand(given.by), id, { text: requireWritten('text', given) }),
    );
  },
});

export const statusEnd = stopping(
  {
    name: 'status end',
    summary: 'Ends maintenance that is under way, now, and tells the subscribers.',
  },
  'ended',
  endMaintenance,
);

export const statusCancel = stopping(
  {
    name: 'status cancel',
    summary: 'Calls maintenance off, says why, and tells the subscribers.',
  },
  'cancelled',
  cancelMaintenance,
);
