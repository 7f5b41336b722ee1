/** Thrown inside the start when a stop was requested before it was complete. */
export class StopRequested extends Error {}

export interface Lifetime {
  /** Throws if a stop was requested; every phase of the start calls it first. */
  check(): void;
  /** Registers what to undo at the end; the last one registered runs first. */
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
