/** Raised inside the start when somebody asked to stop before it was done. */
export class StopRequested extends Error {}

export interface Lifetime {
  /** Says whether to go on; every phase of the start asks before it begins. */
  check(): void;
  /** What to undo at the end; the last one in goes first. */
  onEnd(close: () => Promise<unknown>): void;
  end(): Promise<void>;
}

export function createLifetime(isStopRequested: () => boolean): Lifetime {
  const closers: Array<() => Promise<unknown>> = [];
  return {
    check: () => {
      if (isStopRequested()) throw new StopRequested();
    },
    onEnd: (close) => {
      closers.push(close);
    },
    end: async () => {
      const failures: unknown[] = [];
      for (const close of closers.splice(0).reverse())
        await close().catch((error) => failures.push(error));
      if (failures.length > 0) throw new AggregateError(failures, 'The end was not clean.');
    },
  };
}
