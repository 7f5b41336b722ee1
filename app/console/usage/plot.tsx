import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react';
import { RunningLine } from '#app/ui/loader.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { axisFor } from './axis.ts';
import type { Layer } from './layers.ts';
import type { Measure, Period } from './periods.ts';
import styles from './plot.module.css';
import { PlotColumns } from './plot-columns.tsx';
import { PlotNote, usePeriodText } from './plot-note.tsx';
import { columnAt, middleOf, namedColumns, type PlotPlan, plotPlan } from './plot-plan.ts';
import { useWidth } from './use-width.ts';

/**
 * Days or weeks as packets on the line, a layer for each product. One tab stop: arrows go from
 * column to column, Enter filters to a day, Escape goes back to all.
 */
export function Plot({
  periods,
  layers,
  measure,
  currency,
  day,
  isBusy = false,
  onDay,
}: {
  periods: readonly Period[];
  layers: readonly Layer[];
  measure: Measure;
  currency: string;
  /** The day that is filtered for. */
  day: string | undefined;
  isBusy?: boolean;
  onDay: (day: string | undefined) => void;
}) {
  const { plot: words } = useWords('consoleUsage');
  const textOf = usePeriodText({ layers, measure, currency });
  const keysId = useId();
  const { element, widthPx } = useWidth<HTMLElement>();
  const [marked, setMarked] = useState<number>();
  const last = periods.length - 1;
  const plan = plotPlan(widthPx, periods.length);
  const chosen = periods.findIndex(({ from, to }) => from === day && to === day);

  const shown = marked === undefined ? undefined : periods[Math.min(marked, last)];
  const at = Math.min(marked ?? (chosen >= 0 ? chosen : last), last);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = targets[event.key]?.(at, last);
    if (target !== undefined) setMarked(Math.min(Math.max(target, 0), last));
    else if (event.key === 'Enter') choose(at);
    else if (event.key === 'Escape') leave();
    else return;
    event.preventDefault();
  };
  const leave = () => (day ? onDay(undefined) : setMarked(undefined));
  /** Weeks cannot be filtered for. */
  const choose = (column: number) => {
    const period = periods[column];
    if (period && period.from === period.to) onDay(period.from === day ? undefined : period.from);
  };
  const columnOf = ({ clientX, currentTarget }: MouseEvent) =>
    columnAt(plan, clientX - currentTarget.getBoundingClientRect().left, periods.length);

  return (
    <figure
      ref={element}
      className={styles.plot}
      aria-busy={isBusy || undefined}
      onBlur={({ currentTarget, relatedTarget }) =>
        currentTarget.contains(relatedTarget) || setMarked(undefined)
      }
    >
      <div
        role="slider"
        tabIndex={0}
        className={styles.field}
        aria-label={fill(words.spoken[measure], { currency })}
        aria-describedby={keysId}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={textOf(periods[at])}
        onKeyDown={onKeyDown}
        onFocus={() => setMarked((column) => column ?? at)}
        onPointerMove={(event) => event.pointerType === 'mouse' && setMarked(columnOf(event))}
        onPointerLeave={(event) => event.pointerType === 'mouse' && setMarked(undefined)}
        onPointerUp={(event) =>
          event.pointerType === 'mouse' ? choose(columnOf(event)) : setMarked(columnOf(event))
        }
      >
        {widthPx > 0 && (
          <PlotDrawing
            {...{ periods, layers, measure, plan }}
            marked={shown && at}
            chosen={chosen < 0 ? undefined : chosen}
          />
        )}
      </div>
      <span id={keysId} data-spoken="">
        {words.keys}
      </span>
      {isBusy && <RunningLine className={styles.running} />}
      {shown && (
        <PlotNote
          {...{ layers, measure, currency }}
          period={shown}
          x={middleOf(plan, at)}
          side={middleOf(plan, at) > widthPx / 2 ? 'left' : 'right'}
          onChoose={
            shown.from === shown.to && shown.from !== day ? () => onDay(shown.from) : undefined
          }
        />
      )}
    </figure>
  );
}

const targets: Record<string, (column: number, last: number) => number> = {
  ArrowLeft: (column) => column - 1,
  ArrowDown: (column) => column - 1,
  ArrowRight: (column) => column + 1,
  ArrowUp: (column) => column + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Below the line hang the days, beside it the values. */
function PlotDrawing({
  periods,
  layers,
  measure,
  plan,
  marked,
  chosen,
}: {
  periods: readonly Period[];
  layers: readonly Layer[];
  measure: Measure;
  plan: PlotPlan;
  marked: number | undefined;
  chosen: number | undefined;
}) {
  const { plot: words } = useWords('consoleUsage');
  const formats = useFormats();
  const { width, height, left, isNarrow } = plan;
  const most = Math.max(0, ...periods.map(({ sum, expected = 0 }) => Math.max(sum, expected)));
  const axis = axisFor(most, measure === 'count');
  const last = periods.length - 1;
  const endsToday = periods[last]?.isOpen ?? false;
  const y = (value: number) => height - (value / axis.top) * (height - 14);
  const end = endsToday ? middleOf(plan, last) : width;
  const isDaily = periods.every(({ from, to }) => from === to);
  const wanted = periods.flatMap(({ from }, column) =>
    !isDaily || periods.length < 10 || column === last || isMonday(from) ? [column] : [],
  );
  return (
    <svg className={styles.drawing} width={width} height={height + 44} aria-hidden="true">
      {axis.ticks.map((tick) => (
        <g key={tick}>
          <path className={styles.grid} d={`M${left} ${y(tick)}H${width}`} />
          {most > 0 && (
            <text className={styles.value} x={left - 12} y={y(tick) + 4}>
              {formats.tick(tick)}
            </text>
          )}
        </g>
      ))}
      {most > 0 && (
        <text className={styles.value} x={left - 12} y={height - 3}>
          0
        </text>
      )}
      <PlotColumns {...{ periods, layers, plan, marked, chosen }} top={axis.top} />
      <path className={styles.base} d={`M-56 ${height + 4}H${end}`} />
      {endsToday && <circle className={styles.end} cx={end} cy={height + 4} r={isNarrow ? 6 : 9} />}
      {namedColumns(plan, wanted, last).map((column) => (
        <text
          key={column}
          className={styles.day}
          x={column === last ? width : middleOf(plan, column)}
          y={height + 34}
          data-last={column === last || undefined}
        >
          {column === last && endsToday ? words.today : formats.utcDay(periods[column]?.from ?? '')}
        </text>
      ))}
    </svg>
  );
}

const isMonday = (day: string): boolean => new Date(day).getUTCDay() === 1;

/** The axis alone, before there is anything on it. */
export const EmptyPlot = ({
  periods,
  isBusy,
  isIdle,
}: {
  periods: readonly Period[];
  isBusy?: boolean;
  isIdle?: boolean;
}) => {
  const { element, widthPx } = useWidth<HTMLElement>();
  return (
    <figure
      ref={element}
      className={styles.plot}
      data-idle={isIdle || undefined}
      aria-hidden="true"
    >
      {widthPx > 0 && (
        <PlotDrawing
          {...{ periods, layers: [], measure: 'price' }}
          plan={{ ...plotPlan(widthPx, periods.length), ...(isIdle && { height: 24 }) }}
          marked={undefined}
          chosen={undefined}
        />
      )}
      {isBusy && <RunningLine className={styles.running} />}
    </figure>
  );
};
