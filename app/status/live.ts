import type { Refusal } from '#contract/envelope.ts';

/** What a status page shows, and how fresh it is. */
export type Live<Data> = {
  /** Undefined until something came. */
  data?: Data | undefined;
  /** The server answered, but not with what was asked for. */
  refusal?: Refusal | undefined;
  /** Since when nothing answers, and when it is tried again; never while the device is offline. */
  away?: { since: string; retryAtMs?: number | undefined } | undefined;
  isPaused: boolean;
  pause(isPaused: boolean): void;
  retry(): void;
};

/** As the server draws it, and as the browser takes it over. */
export const servedLive = <Data>(data: Data | undefined): Live<Data> => ({
  data,
  isPaused: false,
  pause: () => undefined,
  retry: () => undefined,
});
