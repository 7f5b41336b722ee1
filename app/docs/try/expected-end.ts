import type { TryCall } from '#documents/try/try-call.ts';
import { entriesOf, keyOf, type Values } from './form-values.ts';

/** The state that the chosen recipient leads to, where that is told. */
export function expectedEnd(call: TryCall, values: Values): string | undefined {
  const field = call.fields.find(({ hasOutcomes }) => hasOutcomes);
  const [recipient] = entriesOf(field ? (values[keyOf(field)] ?? '') : '');
  const end = call.outcomes?.find((one) => one.recipient === recipient)?.ends;
  return end && /^[A-Za-z_]+$/.test(end) ? end : undefined;
}
