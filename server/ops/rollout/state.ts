import { readFile, rename, writeFile } from 'node:fs/promises';
import { z } from 'zod';

const side = z.object({ directory: z.string(), ports: z.array(z.number()) });

/** A release and the ports its processes listen on. */
export type Side = z.output<typeof side>;

const rollout = z.object({ from: side, to: side });

export type Rollout = z.output<typeof rollout>;

const state = z.object({
  /** Folder of the release before the running one. */
  previous: z.string().optional(),
  /** An unfinished rollout: to be resumed or undone. */
  pending: rollout.optional(),
});

export type State = z.output<typeof state>;

export async function readState(file: string): Promise<State> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return state.parse(JSON.parse(text));
}

export const writeState = (file: string, known: State): Promise<void> =>
  writeWhole(file, `${JSON.stringify(known, null, 2)}\n`);

/** Atomic write: readers see the old or the new text, also after a crash. */
export async function writeWhole(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}
