import type { Refusal } from '#contract/envelope.ts';

/** The data of a status page and its freshness. */
export type Live<Data> = {
  /** Undefined until first loaded. */
  data?: Data | undefined;
  /** The server's refusal. */
  refusal?: Refusal | undefined;
  /** Since when the server is unreachable, and the next retry (none while offline). */
  away?: { since: string; retryAtMs?: number | undefined } | undefined;
  isPaused: boolean;
  pause(isPaused: boolean): void;
  retry(): void;
};

/** The state for server rendering and hydration. */
export const servedLive = <Data>(data: Data | undefined): Live<Data> => ({
  data,
  isPaused: false,
  pause: () => undefined,
  retry: () => undefined,
});
