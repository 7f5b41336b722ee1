import { parseArgs } from 'node:util';
import { type Command, type Report, UsageError, type Work } from './command.ts';
import { commands } from './commands.ts';
import { helpForAll, helpForOne, listed } from './help.ts';
import { printReport } from './print-report.ts';

export interface Outcome {
  exitCode: 0 | 1 | 2;
  /** For standard output, or standard error when the line is invalid. */
  text: string;
}

type Execute = (command: Command, work: Work) => Promise<Report>;

/** Parses the line, runs the command with `execute` and returns the text to print. */
export async function runLine(args: string[], execute: Execute): Promise<Outcome> {
  const [first, second] = args;
  if (first === undefined || first === '--help' || first === 'help')
    return { exitCode: 0, text: helpForAll(commands) };
  const command = commands.find(({ name }) => name === `${first} ${second}` || name === first);
  if (!command) return { exitCode: 2, text: unknownCommand(first, second) };
  try {
    const { values, positionals } = parseLine(command, args.slice(command.name.split(' ').length));
    if (values.help) return { exitCode: 0, text: helpForOne(command) };
    const { json, ...own } = values;
    const report = await execute(command, command.understand({ values: own, positionals }));
    const exitCode = command.hasFailed?.(report) ? 1 : 0;
    return { exitCode, text: json ? JSON.stringify(report, null, 2) : printReport(report) };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { exitCode: 2, text: `${error.message}\n\n${helpForOne(command)}` };
  }
}

function parseLine(command: Command, args: string[]) {
  try {
    return parseArgs({
      args,
      options: { ...command.options, json: { type: 'boolean' }, help: { type: 'boolean' } },
      allowPositionals: Object.keys({ ...command.required, ...command.usage }).some((form) =>
        form.startsWith('<'),
      ),
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function unknownCommand(first: string, second: string | undefined): string {
  const typed = [first, second].filter((part) => part && !part.startsWith('-')).join(' ');
  const siblings = commands.filter(({ name }) => name.startsWith(`${first} `));
  return [
    `There is no command "${typed}". There is:`,
    '',
    ...listed(siblings.length > 0 ? siblings : commands),
    '',
    'Help: npm run ops -- --help',
  ].join('\n');
}
