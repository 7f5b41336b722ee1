import type { Command } from './command.ts';

export function helpForAll(commands: readonly Command[]): string {
  const lines = commands.map(({ name, summary }) => [name, summary] as const);
  return [
    'Usage: npm run ops -- <command> [options]',
    '',
    'Commands:',
    ...aligned(lines),
    '',
    'Options of every command:',
    ...aligned(common),
    '',
    'It works on the database of the settings (DATABASE_URL or DATA_DIR), beside a running server too.',
  ].join('\n');
}

export function helpForOne({ name, summary, usage }: Command): string {
  const own = Object.entries(usage);
  return [
    `Usage: npm run ops -- ${[name, ...own.map(([form]) => `[${form}]`)].join(' ')}`,
    '',
    summary,
    '',
    ...aligned([...own, ...common]),
  ].join('\n');
}

const common = [
  ['--json', 'print JSON instead of tables'],
  ['--help', 'explain the command'],
] as const;

function aligned(lines: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...lines.map(([left]) => left.length));
  return lines.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
