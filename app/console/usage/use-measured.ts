import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { spaceOut } from '#content/chinese.ts';
import { fill } from '#content/fill.ts';
import type { Layer } from './layers.ts';
import type { Measure, Period } from './periods.ts';
import { useNames } from './use-names.ts';

/** Names and values of plot and table. */
export function useMeasured(measure: Measure, currency: string) {
  const words = useWords('consoleUsage');
  const formats = useFormats();
  const nameOf = useNames();
  const value = (amount: number): string =>
    measure === 'price' ? formats.amount(amount) : formats.count(Math.round(amount));
  return {
    value,
    valueWithUnit: (amount: number): string =>
      measure === 'price' ? `${value(amount)} ${currency}` : value(amount),
    layerName: ({ products }: Layer): string => {
      const [only, ...others] = products;
      return only !== undefined && others.length === 0 ? nameOf.product(only) : words.plot.other;
    },
    periodName: ({ from, to }: Period, style: 'day' | 'weekday'): string => {
      if (from === to) return style === 'day' ? formats.utcDay(from) : formats.utcWeekday(from);
      const [first, last] = [formats.utcDay(from), formats.utcDay(to)];
      return spaceOut(fill(words.table.days, { from: first, to: last }));
    },
  };
}
