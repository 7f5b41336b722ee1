import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { maxFourfoldGrowth } from '../budgets.ts';
import type { Run } from '../measurement.ts';
import { temporaryFolder } from '../product.ts';
import { drawTable } from '../table.ts';
import { growDocuments } from './grow-documents.ts';

const rounds = 3;
const measured = z.object({ documents: z.int(), stepsMs: z.record(z.string(), z.number()) });
type Measured = z.infer<typeof measured>;

export type Growth = { table: string; isWithin: boolean };

/** Build time for the existing documents compared with four times as many. */
export async function compareGrowth(run: Run): Promise<Growth> {
  const folders = { once: await temporaryFolder(run), fourfold: await temporaryFolder(run) };
  await growDocuments(folders.once, 1);
  await growDocuments(folders.fourfold, 4);
  const once: Measured[] = [];
  const fourfold: Measured[] = [];
  for (let round = 0; round < rounds; round += 1) {
    once.push(await measure(folders.once));
    fourfold.push(await measure(folders.fourfold));
  }
  return judge(fastest(once), fastest(fourfold));
}

async function measure(folder: string): Promise<Measured> {
  const program = join(folder, 'bench/documents/measure-steps.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [program], { cwd: folder });
  return z.parse(measured, JSON.parse(stdout));
}

/** Each step's best of all rounds: disturbances only ever make it slower. */
function fastest(rounds: readonly Measured[]): Measured {
  const steps = Object.keys(rounds[0]?.stepsMs ?? {});
  return {
    documents: rounds[0]?.documents ?? 0,
    stepsMs: Object.fromEntries(
      steps.map((step) => [step, Math.min(...rounds.map(({ stepsMs }) => stepsMs[step] ?? 0))]),
    ),
  };
}

export function judge(once: Measured, fourfold: Measured): Growth {
  const steps = Object.keys(once.stepsMs).map((step) => {
    const [few, many] = [once.stepsMs[step] ?? 0, fourfold.stepsMs[step] ?? Number.NaN];
    return { step, few, many, isWithin: many / few <= maxFourfoldGrowth };
  });
  const table = drawTable(
    [
      'documents',
      `${once.documents}, ms`,
      `${fourfold.documents}, ms`,
      'times',
      'at most',
      'verdict',
    ],
    steps.map(({ step, few, many, isWithin }) => [
      step,
      few.toFixed(0),
      many.toFixed(0),
      (many / few).toFixed(1),
      String(maxFourfoldGrowth),
      isWithin ? 'ok' : 'failed',
    ]),
  );
  return { table, isWithin: steps.length > 0 && steps.every(({ isWithin }) => isWithin) };
}
