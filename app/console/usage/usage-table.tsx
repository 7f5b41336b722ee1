import { useId, useState } from 'react';
import { TextButton } from '#app/ui/text-button.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import type { UsageTotals } from '#contract/usage.ts';
import type { Layer } from './layers.ts';
import type { Measure, Period } from './periods.ts';
import { deliveredShare } from './shares-of.ts';
import styles from './usage-table.module.css';
import { useMeasured } from './use-measured.ts';

const shownRows = 5;

/** The figures of the plot, newest first. */
export function UsageTable({
  periods,
  layers,
  measure,
  currency,
  total,
  usedShareOf,
}: {
  /** Of the plot, oldest first. */
  periods: readonly Period[];
  layers: readonly Layer[];
  measure: Measure;
  currency: string;
  total: UsageTotals;
  /** The share of codes used; undefined where no code was reported. */
  usedShareOf:
    | ((period: Pick<Period, 'from' | 'to'> | undefined) => number | undefined)
    | undefined;
}) {
  const { table: words } = useWords('consoleUsage');
  const formats = useFormats();
  const { value, layerName, periodName } = useMeasured(measure, currency);
  const [showsAll, setShowsAll] = useState(false);
  const id = useId();
  const newest = periods.toReversed();
  const rows = showsAll ? newest : newest.slice(0, shownRows);
  const isDaily = periods.every(({ from, to }) => from === to);
  const share = (part: number | undefined) => (part === undefined ? '–' : formats.percent(part));
  const sums = layers.map((_, place) =>
    periods.reduce((sum, { values }) => sum + (values[place] ?? 0), 0),
  );
  const heads = [
    ...layers.map(layerName),
    words.sum,
    ...(measure === 'price' ? [words.sent] : []),
    words.delivered,
    ...(usedShareOf ? [words.used] : []),
  ];
  const cells = (
    values: readonly number[],
    totals: UsageTotals,
    used: number | undefined,
  ): string[] => [
    ...values.map(value),
    value(values.reduce((one, other) => one + other, 0)),
    ...(measure === 'price' ? [formats.count(totals.count)] : []),
    share(deliveredShare(totals)),
    ...(usedShareOf ? [share(used)] : []),
  ];
  const sumAt = layers.length;
  const caption = fill(words.caption[measure], { currency });

  return (
    <div className={styles.part}>
      <section
        className={styles.box}
        aria-label={caption}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it.
        tabIndex={0}
      >
        <table id={id} className={styles.table}>
          <caption data-spoken="">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{isDaily ? words.day : words.week}</th>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((period) => (
              <tr key={period.from}>
                <th scope="row">
                  {periodName(period, 'day')}
                  {period.isOpen && <small>{words.soFar}</small>}
                </th>
                {cells(period.values, period.total, usedShareOf?.(period)).map((cell, place) => (
                  <td key={heads[place]} data-head={heads[place]}>
                    {period.isUnknown ? '–' : place === sumAt ? <b>{cell}</b> : cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.total}</th>
              {cells(sums, total, usedShareOf?.(undefined)).map((cell, place) => (
                <td key={heads[place]} data-head={heads[place]}>
                  {place === sumAt ? <b>{cell}</b> : cell}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
      {periods.length > shownRows && (
        <TextButton
          aria-expanded={showsAll}
          aria-controls={id}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll
            ? words.fewer
            : fill(words.all[isDaily ? 'days' : 'weeks'], { count: periods.length })}
        </TextButton>
      )}
    </div>
  );
}
