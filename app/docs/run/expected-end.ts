import type { TryCall } from '#documents/try/try-call.ts';
import { entriesOf, keyOf, type Values } from './form-values.ts';

/** The final state that the chosen test recipient leads to, where it is documented. */
export function expectedEnd(call: TryCall, values: Values): string | undefined {
  const field = call.fields.find(({ hasOutcomes }) => hasOutcomes);
  const [recipient] = entriesOf(field ? (values[keyOf(field)] ?? '') : '');
  const end = call.outcomes?.find((one) => one.recipient === recipient)?.ends;
  return end && /^[A-Za-z_]+$/.test(end) ? end : undefined;
}
