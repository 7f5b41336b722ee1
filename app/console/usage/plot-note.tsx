import { useLayoutEffect, useRef } from 'react';
import { TextButton } from '#app/ui/text-button.tsx';
import { useWords } from '#app/words/use-words.ts';
import { fill, joinBy } from '#content/fill.ts';
import type { Layer } from './layers.ts';
import type { Measure, Period } from './periods.ts';
import styles from './plot-note.module.css';
import { useMeasured } from './use-measured.ts';

/** What a column stands for, beside it; on a phone below the plot. */
export function PlotNote({
  period,
  layers,
  measure,
  currency,
  x,
  side,
  onChoose,
}: {
  period: Period;
  layers: readonly Layer[];
  measure: Measure;
  currency: string;
  /** Px from the left edge of the plot. */
  x: number;
  side: 'left' | 'right';
  /** Filters to this day; undefined for a week. */
  onChoose: (() => void) | undefined;
}) {
  const { plot: words } = useWords('consoleUsage');
  const { periodName, layerName, value, valueWithUnit } = useMeasured(measure, currency);
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => note.current?.style.setProperty('--x', `${x}px`), [x]);
  const { values, sum, isUnknown, expected } = period;
  return (
    <div ref={note} className={styles.note} data-side={side}>
      {/* Screen readers have the same from the plot. */}
      <div aria-hidden="true">
        <p>
          <b>{periodName(period, 'weekday')}</b>
          <span>{isUnknown ? words.unknown : valueWithUnit(sum)}</span>
        </p>
        <dl>
          {layers.map((layer, place) => (
            <div key={layer.look} data-look={layer.look}>
              <dt>{layerName(layer)}</dt>
              <dd>{isUnknown ? '–' : value(values[place] ?? 0)}</dd>
            </div>
          ))}
        </dl>
        {expected !== undefined && (
          <small>{fill(words.expected, { value: valueWithUnit(expected) })}</small>
        )}
        {onChoose && <small className={styles.keys}>{words.enter}</small>}
      </div>
      {onChoose && (
        <TextButton className={styles.choose} onClick={onChoose}>
          {words.only}
        </TextButton>
      )}
    </div>
  );
}

/** The same in one sentence, for screen readers. */
export function usePeriodText({
  layers,
  measure,
  currency,
}: {
  layers: readonly Layer[];
  measure: Measure;
  currency: string;
}) {
  const { joined, actionOf } = useWords('console');
  const { plot: words, table } = useWords('consoleUsage');
  const { periodName, layerName, value, valueWithUnit } = useMeasured(measure, currency);
  return (period: Period | undefined): string => {
    if (!period) return '';
    const { values, sum, isUnknown, isOpen } = period;
    const parts = layers.map((layer, place) =>
      fill(actionOf, { action: layerName(layer), subject: value(values[place] ?? 0) }),
    );
    const all = isUnknown ? [words.unknown] : [valueWithUnit(sum), ...parts];
    return joinBy(joined, [
      periodName(period, 'weekday'),
      ...(isOpen && !isUnknown ? [table.soFar] : []),
      ...all,
    ]);
  };
}
