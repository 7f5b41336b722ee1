import { readFile, rename, writeFile } from 'node:fs/promises';
import { z } from 'zod';

const side = z.object({ directory: z.string(), ports: z.array(z.number()) });

/** What runs, or is to run, and where. */
export type Side = z.output<typeof side>;

const rollout = z.object({ from: side, to: side });

export type Rollout = z.output<typeof rollout>;

const state = z.object({
  /** The release that ran before the one that runs. */
  previous: z.string().optional(),
  /** Begun and not done: it is gone on with, or taken back. */
  pending: rollout.optional(),
});

export type State = z.output<typeof state>;

export async function readState(file: string): Promise<State> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return state.parse(JSON.parse(text));
}

export const writeState = (file: string, known: State): Promise<void> =>
  writeWhole(file, `${JSON.stringify(known, null, 2)}\n`);

/** Whoever reads the file meanwhile, or after a crash, finds the old text or the new one. */
export async function writeWhole(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}
