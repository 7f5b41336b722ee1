import type { DataStrategyResult } from 'react-router';

/** Code that has come and does not run; a browser remembers that for as long as the page is open. */
export class BrokenCode extends Error {
  override name = 'BrokenCode';
}

type Results = Record<string, DataStrategyResult>;

let tell: (results: Results) => void;

/** How a move ends whose code does not run. */
export const brokenCode = new Promise<Results>((resolve) => {
  tell = resolve;
});

/**
 * In place of the router's own, which loads the present page again where the code of the next one
 * does not run: the move would be lost. This one goes on no further, and `brokenCode` is told.
 */
export async function loadRouteModule<Module>(
  { id, module }: { id: string; module: string },
  known: Record<string, Module>,
): Promise<Module> {
  const loaded = known[id] ?? (await load<Module>(module));
  known[id] = loaded;
  return loaded;
}

const load = <Module>(module: string): Promise<Module> =>
  import(/* @vite-ignore */ module).catch((cause: unknown) => {
    tell({ [module]: { type: 'error', result: new BrokenCode(module, { cause }) } });
    return new Promise<never>(() => undefined);
  });
