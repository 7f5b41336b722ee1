import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { exportHistory, importHistory, parseHistory } from '../status/transfer.ts';
import { by, byCommand } from './by.ts';
import { type Command, parseInput, UsageError } from './command.ts';
import { explainFailedWrite, onlyFile } from './files.ts';
import { explainRefusal, options, usages } from './status-input.ts';

export const statusExport: Command = {
  name: 'status export',
  summary: 'Writes the whole history into a JSON file.',
  required: { '<file>': 'a file that does not exist yet' },
  usage: {},
  options: {},
  understand: ({ positionals }) => {
    const file = onlyFile(positionals);
    return async (context) => {
      const history = await exportHistory(context);
      const text = `${JSON.stringify(history, null, 2)}\n`;
      await writeFile(file, text, { flag: 'wx' }).catch(explainFailedWrite(file));
      return { exported: history.incidents.length };
    };
  },
};

export const statusImport: Command = {
  name: 'status import',
  summary: 'Takes in an exported file; an incident that is here already is replaced. Mails nobody.',
  required: { '<file>': 'as status export writes it' },
  usage: usages.by,
  options: { ...options.by },
  understand: ({ values, positionals }) => {
    const file = onlyFile(positionals);
    const given = parseInput(z.object({ by }), values);
    return explainRefusal(async (context) => {
      const text = await readFile(file, 'utf8').catch(() => {
        throw new UsageError(`${file} cannot be read.`);
      });
      const { details } = await importHistory(context, byCommand(given.by), parseHistory(text));
      return { imported: details.incidents };
    });
  },
};
