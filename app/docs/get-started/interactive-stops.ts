import { hasSandbox } from '#content/has-sandbox.ts';

/** The interactive stops of Get started; `hasObject`: also the dark box beside the text. */
export const interactiveStops: Record<string, { hasObject: boolean }> = hasSandbox
  ? {
      keys: { hasObject: true },
      'first-call': { hasObject: true },
      callback: { hasObject: false },
    }
  : {};

/** Name of a slot in a stop. */
export const placeName = (stop: string, part: 'actions' | 'object'): string => `${stop} ${part}`;
