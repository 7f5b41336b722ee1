import type { Command } from './command.ts';

export function helpForAll(commands: readonly Command[]): string {
  return [
    'Usage: npm run ops -- <command> [options]',
    '',
    'Commands:',
    ...listed(commands),
    '',
    'Options of every command:',
    ...aligned(common),
    '',
    'It works on the database of the settings (DATABASE_URL or DATA_DIR), beside a running server too.',
  ].join('\n');
}

/** Commands with their summaries. */
export const listed = (commands: readonly Command[]): string[] =>
  aligned(commands.map(({ name, summary }) => [name, summary] as const));

export function helpForOne({ name, summary, required = {}, usage }: Command): string {
  const must = Object.entries(required);
  const may = Object.entries(usage);
  const forms = [...must.map(([form]) => form), ...may.map(([form]) => `[${form}]`)];
  return [
    `Usage: npm run ops -- ${[name, ...forms].join(' ')}`,
    '',
    summary,
    '',
    ...(must.length > 0 ? ['Required:', ...aligned(must), '', 'Options:'] : []),
    ...aligned([...may, ...common]),
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
