import { Segmented } from '#app/ui/segmented.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { markFunction } from '../mark-function.ts';
import { Arrived } from './arrived.tsx';
import { layersOf } from './layers.ts';
import { Legend } from './legend.tsx';
import { type Measure, periodsOf } from './periods.ts';
import { EmptyPlot, Plot } from './plot.tsx';
import { ShareBars } from './share-bars.tsx';
import { usedCodes, usedShareOf } from './shares-of.ts';
import { UsageFigures } from './usage-figures.tsx';
import { everything, isNarrowed, type UsageFilter } from './usage-filter.ts';
import styles from './usage-result.module.css';
import { UsageTable } from './usage-table.tsx';
import { useNames, withoutKey } from './use-names.ts';
import type { UsageView } from './use-usage.ts';

/** Figures, plot and table, countries and keys, and what arrived. */
export function UsageResult({
  view,
  measure,
  isBusy,
  onChange,
  onMeasure,
}: {
  view: UsageView;
  measure: Measure;
  isBusy: boolean;
  onChange: (change: Partial<UsageFilter>) => void;
  onMeasure: (measure: Measure) => void;
}) {
  const { filter, usage, range } = view;
  const { currency, total } = usage;
  const today = new Date().toISOString().slice(0, 10);
  const layers = layersOf(
    range.products.map(({ product }) => product),
    filter.environment,
  );
  const periods = periodsOf(range, { layers, measure, today });
  const shown = filter.day
    ? periodsOf({ ...usage, from: filter.day, to: filter.day }, { layers, measure, today })
    : periods;
  const used = usedCodes(usage);

  return (
    <div className={styles.result} aria-busy={isBusy || undefined}>
      {total.count === 0 ? (
        <Nothing filter={filter} onChange={onChange} />
      ) : (
        <div {...(used && markFunction('codes-used'))}>
          <UsageFigures view={view} />
        </div>
      )}
      <PlotHead
        {...{ measure, onMeasure }}
        hasSwitch={filter.environment === 'live' && range.total.count > 0}
      >
        <Legend
          {...{ layers, measure, currency }}
          sums={layers.map((_, place) =>
            shown.reduce((sum, { values }) => sum + (values[place] ?? 0), 0),
          )}
        />
      </PlotHead>
      {range.total.count === 0 ? (
        <EmptyPlot periods={periods} isBusy={isBusy} />
      ) : (
        <Plot
          {...{ periods, layers, measure, currency, isBusy }}
          day={filter.day}
          onDay={(day) => onChange({ day })}
        />
      )}
      {total.count > 0 && (
        <>
          <UsageTable
            {...{ layers, measure, currency, total }}
            periods={shown}
            usedShareOf={
              used &&
              ((period) =>
                usedShareOf(
                  period
                    ? usage.days.filter(({ day }) => period.from <= day && day <= period.to)
                    : usage.days,
                  used.products,
                ))
            }
          />
          <Shares {...{ view, measure, onChange }} />
          <Arrived usage={usage} />
        </>
      )}
    </div>
  );
}

function PlotHead({
  measure,
  hasSwitch,
  onMeasure,
  children,
}: {
  measure: Measure;
  hasSwitch: boolean;
  onMeasure: (measure: Measure) => void;
  children: React.ReactNode;
}) {
  const { plot: words } = useWords('consoleUsage');
  return (
    <div className={styles.head}>
      {children}
      {hasSwitch && (
        <Segmented
          legend={words.label}
          name="measure"
          options={(['price', 'count'] as const).map((value) => ({
            value,
            label: words.measures[value],
          }))}
          chosen={measure}
          onChoose={onMeasure}
          className={styles.measures}
        />
      )}
    </div>
  );
}

function Nothing({
  filter,
  onChange,
}: {
  filter: UsageFilter;
  onChange: (change: Partial<UsageFilter>) => void;
}) {
  const { none } = useWords('consoleUsage');
  const { environment, range } = filter;
  return (
    <p className={styles.none} role="status">
      {none.sentence}{' '}
      {isNarrowed(filter) && (
        <TextButton onClick={() => onChange({ ...everything, environment, range })}>
          {none.clear}
        </TextButton>
      )}
    </p>
  );
}

/** Countries and keys, unless one of them is filtered for. */
function Shares({
  view: { filter, usage },
  measure,
  onChange,
}: {
  view: UsageView;
  measure: Measure;
  onChange: (change: Partial<UsageFilter>) => void;
}) {
  const words = useWords('consoleUsage');
  const formats = useFormats();
  const nameOf = useNames();
  const unit = measure === 'price' ? usage.currency : words.figures.sent;
  const measured = (row: { price: string; count: number }) => {
    const share = Number(row[measure]);
    return {
      share,
      value: measure === 'price' ? formats.amount(share) : formats.count(share),
    };
  };
  const byShare = (one: { share: number }, other: { share: number }) => other.share - one.share;
  if (filter.country && filter.key) return null;
  return (
    <div className={styles.shares}>
      {!filter.country && (
        <ShareBars
          heading={words.shares.countries}
          unit={unit}
          all={words.shares.allCountries}
          rows={usage.countries
            .map((row) => ({
              id: row.country,
              name: nameOf.country(row.country),
              ...measured(row),
            }))
            .toSorted(byShare)}
          onChoose={(country) => onChange({ country })}
        />
      )}
      {!filter.key && (
        <ShareBars
          heading={words.shares.keys}
          unit={unit}
          all={words.shares.allKeys}
          rows={usage.keys
            .map((row) => ({
              id: row.key,
              name: nameOf.key(row),
              ...(row.key !== withoutKey && { code: row.key }),
              ...(row.hasEnded && row.name !== null && { note: words.endedKey }),
              isGone: row.hasEnded,
              ...measured(row),
            }))
            .toSorted(byShare)}
          onChoose={(key) => onChange({ key })}
        />
      )}
    </div>
  );
}
