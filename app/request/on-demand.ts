/**
 * Code that only somebody who acts needs. `prepare` fetches it at the first sign of that; what
 * goes wrong then shows when it is used, which tries again.
 */
export const onDemand = <Module>(load: () => Promise<Module>) => ({
  load,
  prepare: (): void => void load().catch(() => undefined),
});
