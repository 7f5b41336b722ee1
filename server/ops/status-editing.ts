import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import {
  correctReport,
  correctUpdate,
  publishReport,
  translateIncident,
} from '../status/editing.ts';
import { byCommand } from './by.ts';
import { type Command, parseInput, UsageError } from './command.ts';
import {
  changeOptions,
  explainRefusal,
  onlyId,
  options,
  textOptions,
  titleOptions,
  usages,
  written,
} from './status-input.ts';
import { reportChange } from './status-report.ts';

const updateOption = z.coerce.number('must be the number of an update').int().positive();
const updateUsage = { '--update <number>': 'which, as its address ends: #u-<number>' };
const reason = z.string('is required: it goes into the audit log').trim().min(1);
const reasonUsage = { '--reason <text>': 'for the audit log' };
const common = { ...usages.dryRun, ...usages.by };
const commonOptions = { ...options.dryRun, ...options.by };

const translation = z.object({
  ...titleOptions,
  ...textOptions,
  update: updateOption.optional(),
  ...changeOptions,
});

export const statusTranslate: Command = {
  name: 'status translate',
  summary: 'Adds the language in which a title or an update is not written yet. Mails nobody.',
  required: { '<id>': 'the incident or maintenance' },
  usage: { ...usages.titles, ...updateUsage, ...usages.texts, ...common },
  options: { ...options.titles, update: { type: 'string' }, ...options.texts, ...commonOptions },
  understand: ({ values, positionals }) => {
    const id = onlyId(positionals);
    const given = parseInput(translation, values);
    const [title, text] = [written('title', given), written('text', given)];
    if ((given.update === undefined) !== (text === undefined))
      throw new UsageError('--update and a text belong together.');
    if (!title && !text) throw new UsageError('Give a title, or an update with its text.');
    return reportChange('translated', given['dry-run'], (context) =>
      translateIncident(context, byCommand(given.by), id, {
        title,
        updates: given.update && text ? [{ id: given.update, text }] : [],
      }),
    );
  },
};

const correction = z.object({
  ...textOptions,
  update: updateOption,
  reason,
  mail: z.boolean().default(false),
  ...changeOptions,
});

export const statusCorrect: Command = {
  name: 'status correct',
  summary: 'Corrects an update; what it said before stays with it.',
  required: { '<id>': 'the incident or maintenance', ...updateUsage, ...reasonUsage },
  usage: { ...usages.texts, '--mail': 'mail it to the subscribers', ...common },
  options: {
    update: { type: 'string' },
    reason: { type: 'string' },
    ...options.texts,
    mail: { type: 'boolean' },
    ...commonOptions,
  },
  understand: ({ values, positionals }) => {
    const id = onlyId(positionals);
    const { update, reason, mail, ...given } = parseInput(correction, values);
    return reportChange('corrected', given['dry-run'], (context) =>
      correctUpdate(context, byCommand(given.by), id, {
        ...{ update, reason, isMailed: mail },
        text: written('text', given) ?? {},
      }),
    );
  },
};

const localized = z.object({ en: z.string().trim().min(1), zh: z.string().trim().min(1) });
const reportFile = z.object({
  happened: localized,
  meant: localized,
  cause: localized,
  measures: z
    .array(
      z.object({
        ...{ text: localized, isDone: z.boolean() },
        owner: z.string().trim().max(50).default(''),
        dueOn: z.union([z.literal(''), z.iso.date()]).default(''),
      }),
    )
    .default([]),
});
const publication = z.object({
  file: z.string('is required'),
  reason: reason.optional(),
  ...changeOptions,
});

export const statusReport: Command = {
  name: 'status report',
  summary: 'Publishes the report of a resolved incident and mails it; with --reason, corrects it.',
  required: {
    '<id>': 'the incident',
    '--file <path>':
      'JSON with happened, meant, cause, and measures with text, isDone, owner and dueOn, the last two for the team alone; texts as {"en": …, "zh": …}',
  },
  usage: { '--reason <text>': 'why a published report changes', ...common },
  options: { file: { type: 'string' }, reason: { type: 'string' }, ...commonOptions },
  understand: ({ values, positionals }) => {
    const id = onlyId(positionals);
    const { file, reason, ...given } = parseInput(publication, values);
    return explainRefusal(async (context) => {
      const report = parseReport(await readFile(file, 'utf8').catch(() => unreadable(file)));
      const run = reportChange(reason ? 'corrected' : 'reported', given['dry-run'], (changed) =>
        reason
          ? correctReport(changed, byCommand(given.by), id, { ...report, reason })
          : publishReport(changed, byCommand(given.by), id, report),
      );
      return run(context);
    });
  },
};

function parseReport(text: string): z.output<typeof reportFile> {
  const parsed = z
    .string()
    .transform((json, context) => {
      try {
        return JSON.parse(json);
      } catch {
        context.addIssue('The file is not JSON.');
        return z.NEVER;
      }
    })
    .pipe(reportFile)
    .safeParse(text);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new UsageError(`In the file, ${issue?.path.join('.') || 'all'}: ${issue?.message}`);
}

function unreadable(file: string): never {
  throw new UsageError(`${file} cannot be read.`);
}
