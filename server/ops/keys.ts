import { writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { findCustomer } from '../accounts/operator.ts';
import { knownAppSecret } from '../app-secret.ts';
import { findCustomersApplication } from '../applications/applications.ts';
import { countUses, listKeys } from '../applications/keys.ts';
import { exportLiveKeys } from '../applications/operator.ts';
import { by, byOption, byUsage } from './by.ts';
import { type Command, parseInput } from './command.ts';
import { customerUsage, known, onlyCustomer } from './customer-row.ts';
import { explainFailedWrite, onlyFile } from './files.ts';

/** Without secrets: only the gateway's export contains them. */
export const keysList: Command = {
  name: 'keys list',
  summary: 'Lists the API keys of one customer that work.',
  required: customerUsage,
  usage: {},
  options: {},
  understand: ({ positionals }) => {
    const who = onlyCustomer(positionals);
    return async ({ database, clock }) => {
      const customer = known(who, await findCustomer(database, who));
      const application = await findCustomersApplication(database, customer.id);
      const keys = application ? await listKeys(database, application.id, clock.now()) : [];
      const uses = application ? await countUses(database, application.id) : new Map();
      return {
        keys: keys.map((key) => ({
          key: key.accessKey,
          environment: key.environment,
          name: key.name,
          rights: key.rights.join(' '),
          made: key.createdAt,
          lastUsed: key.lastUsedAt,
          uses: uses.get(key.id) ?? 0,
          ends: key.endsAt,
        })),
      };
    };
  },
};

export const keysExport: Command = {
  name: 'keys export',
  summary:
    'Writes every live key that works, with its secret, into a file: one JSON object a line.',
  required: { '<file>': 'a file that does not exist yet; only its owner may read it' },
  usage: byUsage,
  options: byOption,
  understand: ({ values, positionals }) => {
    const file = onlyFile(positionals);
    const given = parseInput(z.object({ by }), values);
    return async (context) => {
      const secret = await knownAppSecret(context.env);
      const { keys, unreadable } = await exportLiveKeys({ ...context, secret }, given.by);
      const lines = keys.map((key) => `${JSON.stringify(key)}\n`).join('');
      await writeFile(file, lines, { flag: 'wx', mode: 0o600 }).catch(explainFailedWrite(file));
      return {
        exported: keys.length,
        ...(unreadable > 0 && { 'sealed with another APP_SECRET': unreadable }),
      };
    };
  },
};
