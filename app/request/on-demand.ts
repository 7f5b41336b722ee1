import { NoResponse } from './failures.ts';

/** Code loaded on first use. `prepare` prefetches it and ignores failures; `load` tries again. */
export const onDemand = <Module>(load: () => Promise<Module>) => ({
  load: () => load().catch(notArrived),
  prepare: (): void => void load().catch(() => undefined),
});

const notArrived = (error: unknown): never => {
  throw new NoResponse('Code did not arrive.', { cause: error });
};
