import { NoAnswer } from './failures.ts';

/**
 * Code that only somebody who acts needs. `prepare` fetches it at the first sign of that; what
 * goes wrong then shows when it is used, which tries again.
 */
export const onDemand = <Module>(load: () => Promise<Module>) => ({
  load: () => load().catch(notArrived),
  prepare: (): void => void load().catch(() => undefined),
});

const notArrived = (error: unknown): never => {
  throw new NoAnswer('Code did not arrive.', { cause: error });
};
