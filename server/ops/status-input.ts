import { z } from 'zod';
import { openStates } from '#contract/incident-states.ts';
import type { Locale } from '#contract/locale.ts';
import { oneLine, severalLines } from '#contract/text.ts';
import { StatusRefusal } from '../status/change.ts';
import { HistoryRefusal } from '../status/transfer.ts';
import type { Written } from '../status/written.ts';
import { by, byOption, byUsage } from './by.ts';
import { type OpsContext, type Report, UsageError } from './command.ts';

/** Input schemas of the status commands: texts in both languages, times, operator. */
const longestText = 2_000;

const text = (most: number, clean = severalLines()) =>
  z
    .string()
    .check(clean)
    .trim()
    .min(1, 'must not be empty')
    .max(most, `must have at most ${most} characters`)
    .optional();

export const textOptions = {
  'text-en': text(longestText),
  'text-zh': text(longestText),
};
export const titleOptions = { 'title-en': text(120, oneLine()), 'title-zh': text(120, oneLine()) };

export const services = z
  .string('is required: one or more, separated by commas')
  .transform((list) => [
    ...new Set(
      list
        .split(',')
        .map((slug) => slug.trim())
        .filter(Boolean),
    ),
  ])
  .refine((slugs) => slugs.length > 0, 'must name at least one service');

/** One impact for all services, or `sms=outage,voice=degraded`. */
export const impacts = <Impact extends string>(known: readonly Impact[]) =>
  z.string('is required').transform((text, context): Impact | Record<string, Impact> => {
    const isKnown = (value: string): value is Impact => known.some((impact) => impact === value);
    if (isKnown(text)) return text;
    const pairs = text.split(',').map((pair) => pair.trim().split('='));
    const found = pairs.flatMap(([slug, value]) =>
      slug && value && isKnown(value) ? [[slug, value] as const] : [],
    );
    const isWhole = found.length === pairs.length;
    if (isWhole && new Set(found.map(([slug]) => slug)).size === pairs.length)
      return Object.fromEntries(found);
    context.addIssue(`must be ${known.join(', ')}, or one for each service: sms=${known[0]}`);
    return z.NEVER;
  });
export const state = z.enum(openStates, `must be ${openStates.join(', ')}`);

/** A text in the languages in which it is given; undefined for none. */
export function written<Name extends string>(
  name: Name,
  values: Partial<Record<`${Name}-${Locale}`, string | undefined>>,
): Written | undefined {
  const texts = { en: values[`${name}-en`], zh: values[`${name}-zh`] };
  return texts.en || texts.zh ? texts : undefined;
}

export function requireWritten<Name extends string>(
  name: Name,
  values: Partial<Record<`${Name}-${Locale}`, string | undefined>>,
): Written {
  const texts = written(name, values);
  if (!texts) throw new UsageError(`--${name}-en or --${name}-zh is required, best both.`);
  return texts;
}

export const usages = {
  services: {
    '--services <slugs>': 'which, separated by commas: sms,voice (see status services)',
  },
  titles: {
    '--title-en <text>': 'what happens, in a few words; the other language may follow',
    '--title-zh <text>': 'the same in Chinese',
  },
  texts: {
    '--text-en <text>': 'what customers should know; the other language may follow',
    '--text-zh <text>': 'the same in Chinese',
  },
  by: byUsage,
  dryRun: { '--dry-run': 'show page and mail, change nothing' },
};

const option = { type: 'string' } as const;
export const options = {
  services: { services: option },
  titles: { 'title-en': option, 'title-zh': option },
  texts: { 'text-en': option, 'text-zh': option },
  by: byOption,
  dryRun: { 'dry-run': { type: 'boolean' } },
} as const;

/** Every change can be rehearsed and records its operator. */
export const changeOptions = { by, 'dry-run': z.boolean().default(false) };

/** Exactly one id argument. */
export function onlyId([id, ...rest]: string[]): string {
  if (id === undefined || rest.length > 0)
    throw new UsageError('Name one incident or maintenance by its id (see status incidents).');
  return id;
}

/** Reports a refused change like a usage error. */
export const explainRefusal =
  (work: (context: OpsContext) => Promise<Report>) =>
  async (context: OpsContext): Promise<Report> => {
    try {
      return await work(context);
    } catch (error) {
      throw error instanceof StatusRefusal || error instanceof HistoryRefusal
        ? new UsageError(error.message)
        : error;
    }
  };
