import { z } from 'zod';
import { retitleIncident } from '../status/operator.ts';
import { byCommand } from './by.ts';
import { type Command, parseInput } from './command.ts';
import {
  changeOptions,
  onlyId,
  options,
  requireWritten,
  titleOptions,
  usages,
} from './status-input.ts';
import { reportChange } from './status-report.ts';

const input = z.object({ ...titleOptions, ...changeOptions });

export const statusRetitle: Command = {
  name: 'status retitle',
  summary: 'Gives an incident or maintenance another title. Mails nobody.',
  required: { '<id>': 'the incident or maintenance' },
  usage: { ...usages.titles, ...usages.dryRun, ...usages.by },
  options: { ...options.titles, ...options.dryRun, ...options.by },
  understand: ({ values, positionals }) => {
    const id = onlyId(positionals);
    const given = parseInput(input, values);
    return reportChange('retitled', given['dry-run'], (context) =>
      retitleIncident(context, byCommand(given.by), id, { title: requireWritten('title', given) }),
    );
  },
};
