import { z } from 'zod';
import { knownAppSecret } from '../app-secret.ts';
import { replaceSecret } from '../rotation/replace.ts';
import { resealAll } from '../rotation/reseal.ts';
import { by, byOption, byUsage } from './by.ts';
import { type Command, parseInput, UsageError } from './command.ts';

export const secretReplace: Command = {
  name: 'secret replace',
  summary: 'Lets the database know APP_SECRET and APP_SECRET_SECOND, before the two are exchanged.',
  usage: {
    '--lost': 'nobody has the secret before: what was sealed with it is not readable again',
    ...byUsage,
  },
  options: { lost: { type: 'boolean' }, ...byOption },
  understand: ({ values }) => {
    const given = parseInput(z.object({ by, lost: z.boolean().default(false) }), values);
    return async (context) => {
      const secret = await knownAppSecret(context.env);
      return done(await replaceSecret({ ...context, secret }, given));
    };
  },
};

export const secretReseal: Command = {
  name: 'secret reseal',
  summary: 'Seals with APP_SECRET what was sealed with APP_SECRET_SECOND, after the exchange.',
  usage: byUsage,
  options: byOption,
  understand: ({ values }) => {
    const given = parseInput(z.object({ by }), values);
    return async (context) => {
      const secret = await knownAppSecret(context.env);
      const { rows, unreadable } = done(await resealAll({ ...context, secret }, given.by));
      return {
        resealed: Object.entries(rows).map(([what, count]) => ({ what, rows: count })),
        ...(unreadable > 0 && { 'sealed with another APP_SECRET': unreadable }),
      };
    };
  },
};

function done<Result extends object>(result: Result | string): Result {
  if (typeof result === 'string') throw new UsageError(result);
  return result;
}
