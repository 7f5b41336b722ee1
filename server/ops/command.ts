import type { ParseArgsConfig } from 'node:util';
import { z } from 'zod';
import type { Clock } from '../context.ts';
import type { Database } from '../db/database.ts';
import type { Env } from '../env.ts';

export interface OpsContext {
  env: Env;
  database: Database;
  clock: Clock;
  /** Reports progress of long work, one line each. */
  say?: (line: string) => void;
  /** Why `database` cannot be used; set only for commands that work without one. */
  databaseProblem?: string | undefined;
  /** Why the server would not start with these settings; set only for the same commands. */
  settingsProblem?: string | undefined;
  /** Build folder to check; that of this release by default. */
  buildDir?: string;
}

export type Row = Record<string, string | number | boolean | Date | object | null>;

/** Sections by name: a table or a single value. `--json` prints it unchanged. */
export type Report = Record<string, Row[] | string | number>;

/** A command that changes data calls one service function, which runs one transaction. */
export interface Command {
  /** Group and verb (`outbox list`) or one word. */
  name: string;
  summary: string;
  /** Required arguments after the name, with their meaning. */
  required?: Record<string, string>;
  /** Optional arguments, with their meaning. */
  usage: Record<string, string>;
  options: NonNullable<ParseArgsConfig['options']>;
  /** Also runs on a database with pending migrations. */
  beforeMigrations?: true;
  /** Creates the embedded database where there is none. */
  makesDatabase?: true;
  /** Also runs without a database; the context says why there is none. */
  worksWithoutDatabase?: true;
  /** Whether the report means exit code 1; never by default. */
  hasFailed?(report: Report): boolean;
  /** Validates the arguments before a database is touched; the returned function does the work. */
  understand(input: CommandInput): Work;
}

export type Work = (context: OpsContext) => Promise<Report>;

export interface CommandInput {
  values: Record<string, unknown>;
  positionals: string[];
}

/** The command line is invalid. */
export class UsageError extends Error {}

export function parseInput<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new UsageError(`--${issue?.path.join('.')} ${issue?.message}`);
}

/** A point in time with its zone, independent of the machine's. */
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
