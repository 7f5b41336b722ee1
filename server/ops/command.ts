import type { ParseArgsConfig } from 'node:util';
import { z } from 'zod';
import type { Clock } from '../context.ts';
import type { Database } from '../db/database.ts';
import type { Env } from '../env.ts';

export interface OpsContext {
  env: Env;
  database: Database;
  clock: Clock;
  /** How far long work has come, one short line each. */
  say?: (line: string) => void;
  /** Why `database` cannot be used; only for a command that works without one. */
  databaseProblem?: string | undefined;
  /** Why the server would not start with these settings; looked at for the same commands. */
  settingsProblem?: string | undefined;
  /** The build to look at; that of this release unless given. */
  buildDir?: string;
}

export type Row = Record<string, string | number | boolean | Date | object | null>;

/** Sections by name: a table or one value. `--json` prints it as it is. */
export type Report = Record<string, Row[] | string | number>;

/** A changing command calls one service function, which is one transaction. */
export interface Command {
  /** Group and verb, `outbox list`, or one word. */
  name: string;
  summary: string;
  /** What must follow the name, one line each with its meaning. */
  required?: Record<string, string>;
  /** What may follow it. */
  usage: Record<string, string>;
  options: NonNullable<ParseArgsConfig['options']>;
  /** Works on a database whose migrations are still to come. */
  beforeMigrations?: true;
  /** Makes the embedded database where there is none. */
  makesDatabase?: true;
  /** Also runs where there is no database, and is told why. */
  worksWithoutDatabase?: true;
  /** Whether a report means an exit code of 1; it never does unless given. */
  hasFailed?(report: Report): boolean;
  /** Checks what was typed before a database is touched; the answer does the work. */
  understand(input: CommandInput): Work;
}

export type Work = (context: OpsContext) => Promise<Report>;

export interface CommandInput {
  values: Record<string, unknown>;
  positionals: string[];
}

/** The operator typed something that we do not understand. */
export class UsageError extends Error {}

export function parseInput<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new UsageError(`--${issue?.path.join('.')} ${issue?.message}`);
}

/** With its zone: nobody has to know in which one a machine runs. */
export const moment = z
  .string('is required')
  .regex(
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/,
    'must be a moment with its zone, such as 2026-03-01T09:30Z or 2026-03-01T17:30+08:00',
  )
  .transform((text) => new Date(text))
  .refine((date) => !Number.isNaN(date.getTime()), 'is a moment that does not exist');

export const limitOption = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(1, 'must be at least 1')
  .max(10_000, 'must be at most 10000')
  .default(50);
