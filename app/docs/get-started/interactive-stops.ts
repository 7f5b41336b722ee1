import { hasSandbox } from '#content/has-sandbox.ts';

/** The stops of Get started that come to life: below their text, and in the place of their code. */
export const interactiveStops: Record<string, { hasObject: boolean }> = hasSandbox
  ? {
      keys: { hasObject: true },
      'first-call': { hasObject: true },
      callback: { hasObject: false },
    }
  : {};

/** What a place is called. */
export const placeName = (stop: string, part: 'actions' | 'object'): string => `${stop} ${part}`;
