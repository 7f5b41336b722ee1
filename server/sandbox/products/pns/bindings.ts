import { z } from 'zod';
import { minuteMs } from '#contract/time-units.ts';
import type { Callback } from '../../callbacks/queue-callback.ts';
import type { Data, RecordStore } from '../../records/record-store.ts';

export const bindingKind = 'pns.binding';

const modes = ['ax', 'axe', 'axb', 'axyb', 'xyb', 'axeyb', 'nxeyb'] as const;
export type Mode = (typeof modes)[number];

const bindingData = z.object({
  bindId: z.string(),
  mode: z.enum(modes),
  status: z.string(),
  reason: z.optional(z.string()),
  phoneA: z.optional(z.string()),
  phoneB: z.optional(z.string()),
  numberX: z.string(),
  extension: z.optional(z.string()),
  numberY: z.optional(z.string()),
  lastCaller: z.optional(z.string()),
  orderId: z.optional(z.string()),
  createdAt: z.string(),
  expiresAt: z.string(),
  claimUntil: z.optional(z.string()),
  claimedAt: z.optional(z.string()),
  endedAt: z.optional(z.string()),
  direction: z.prefault(z.enum(['both', 'a_to_b', 'b_to_a']), 'both'),
  callbackSeconds: z.prefault(z.int(), 0),
  sms: z.prefault(z.boolean(), false),
  recording: z.prefault(z.boolean(), false),
  callbackUrl: z.optional(z.string()),
});

/** Real phones that reach each other through privacy numbers. */
export type Binding = z.output<typeof bindingData>;

export const bindingOf = (data: Data): Binding => bindingData.parse(data);

export const listBindings = async (store: RecordStore): Promise<Binding[]> =>
  (await store.list(bindingKind)).map(({ data }) => bindingOf(data));

export const isOpen = ({ endedAt }: Binding): boolean => endedAt === undefined;

/**
 * Whether a binding is in force or its number still rests after it. A number that was never called
 * needs no rest.
 */
export const isWithinRest = (
  { endedAt, reason }: Binding,
  now: Date,
  restMs = 60 * minuteMs,
): boolean =>
  endedAt === undefined ||
  (reason !== 'NOT_CLAIMED' && now.getTime() - Date.parse(endedAt) < restMs);

/** Who may call which number, by caller. */
export function dialers(binding: Binding): { phone: string | undefined; number: string }[] {
  const { mode, phoneA, phoneB, numberX, numberY = numberX } = binding;
  const a = { phone: phoneA, number: numberX };
  const b = { phone: phoneB, number: numberY };
  if (mode === 'ax') return [a];
  if (mode === 'axb' || mode === 'axyb' || mode === 'xyb') return [a, b];
  return mode === 'axe' ? [] : [b];
}

/** Only the first caller is reported to `phoneA`. */
export const bindingEvent =
  ({ isClaim = false } = {}) =>
  (data: Data, at: string): Callback => {
    const { phoneA, callbackUrl: url, ...binding } = bindingOf(data);
    const shown = { ...binding, statusAt: at, ...(isClaim && { phoneA }) };
    return { id: 'pnsBindingEvent', data: shown, url };
  };
