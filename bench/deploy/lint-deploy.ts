import { drawTable } from '../table.ts';
import { lintTools } from './lint-tools.ts';

/** Validates `deploy/` with every installed program; returns whether none complained. */
export async function lintDeploy(say: (text: string) => void): Promise<boolean> {
  const rows: string[][] = [];
  const complaints: string[] = [];
  for (const { name, reads, lint } of lintTools) {
    const { verdict, output = '' } = await lint();
    rows.push([name, reads, verdict]);
    if (verdict === 'failed') complaints.push(`${name}:\n${output.trim()}`);
  }
  say([drawTable(['program', 'reads', 'says'], rows), ...complaints].join('\n\n'));
  return complaints.length === 0;
}
