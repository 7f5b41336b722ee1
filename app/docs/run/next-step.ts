import type { TryCall } from '#documents/try/try-call.ts';
import type { Values } from './form-values.ts';
import { valueNamed } from './json.ts';
import type { Answered } from './run.ts';

/** The call that queries the created record: `address` opens its document with the id filled in. */
export type NextStep = {
  id: { name: string; value: string };
  method: string;
  path: string;
  address: string;
};

/** Undefined where no call follows, or the response has no id. */
export function nextStep(
  { next }: Pick<TryCall, 'next'>,
  { answer }: Pick<Answered, 'answer'>,
  values: Values,
): NextStep | undefined {
  const [name] = next?.takes ?? [];
  if (!next || !name) return undefined;
  const taken = next.takes.map((one) => [
    one,
    valueNamed(answer.json, one) ?? values[`path-${one}`],
  ]);
  const known = taken.flatMap(([one, value]) => (one && value ? [[one, value] as const] : []));
  const value = known.find(([one]) => one === name)?.[1];
  if (value === undefined || known.length < next.takes.length) return undefined;
  return {
    id: { name, value },
    method: next.method,
    path: known.reduce(
      (path, [one, given]) => path.replace(`{${one}}`, encodeURIComponent(given)),
      next.path,
    ),
    address: `${next.document}?${new URLSearchParams([...known.map(([one, given]) => [one, given])])}#try-${next.id}`,
  };
}
