import { useId } from 'react';
import type { Layer, LayerLook } from './layers.ts';
import type { Period } from './periods.ts';
import styles from './plot.module.css';
import { columnShape, heightOf, middleOf, type PlotPlan } from './plot-plan.ts';

/** A packet for each day or week, cut from its layers. */
export function PlotColumns({
  periods,
  layers,
  plan,
  top,
  marked,
  chosen,
}: {
  periods: readonly Period[];
  layers: readonly Layer[];
  plan: PlotPlan;
  top: number;
  marked: number | undefined;
  chosen: number | undefined;
}) {
  const id = useId();
  const { height, pitch, bar, isNarrow } = plan;
  const stripe = isNarrow ? 4 : 5;
  const shown = marked ?? chosen;
  return (
    <>
      <pattern id={`${id}-hatch`} width={stripe} height={stripe} patternUnits="userSpaceOnUse">
        <rect className={styles.open} width={stripe} height={stripe} />
        <rect className={styles.ink} width={stripe} height={stripe / 2} />
      </pattern>
      {shown !== undefined && (
        <rect
          className={styles.marked}
          x={middleOf(plan, shown) - pitch / 2}
          width={pitch}
          height={height}
        />
      )}
      {periods.map(({ from, values, sum, expected }, column) => {
        const whole = sum > 0 ? Math.max(heightOf(plan, sum, top), 3) : 0;
        const shape = columnShape(plan, column, whole);
        const x = middleOf(plan, column) - bar / 2;
        let below = 0;
        return (
          <g key={from} data-dim={(chosen !== undefined && chosen !== column) || undefined}>
            {expected !== undefined && expected > sum && (
              <Expected {...{ plan, column }} from={whole} to={heightOf(plan, expected, top)} />
            )}
            {sum > 0 && (
              <>
                <clipPath id={`${id}-${column}`}>
                  <path d={shape} />
                </clipPath>
                <g clipPath={`url(#${id}-${column})`}>
                  {layers.map(({ look }, place) => {
                    const part = ((values[place] ?? 0) / sum) * whole;
                    below += part;
                    return (
                      <rect
                        key={look}
                        {...paint(look, `${id}-hatch`)}
                        x={x}
                        y={height - below}
                        width={bar}
                        height={part}
                      />
                    );
                  })}
                </g>
                <path className={styles.edge} d={shape} />
              </>
            )}
          </g>
        );
      })}
    </>
  );
}

const paint = (look: LayerLook, hatchId: string) =>
  look === 'hatch' ? { fill: `url(#${hatchId})` } : { className: styles[look] };

/** From what is there to what is expected. */
function Expected({
  plan,
  column,
  from,
  to,
}: {
  plan: PlotPlan;
  column: number;
  from: number;
  to: number;
}) {
  const { height, bar } = plan;
  const [left, right] = [
    middleOf(plan, column) - bar / 2 + 1,
    middleOf(plan, column) + bar / 2 - 1,
  ];
  const radius = (right - left) / 2;
  const shoulder = height - Math.max(to - radius, 0);
  const foot = height - Math.min(from, Math.max(to - radius, 0));
  return (
    <path
      className={styles.expected}
      d={`M${left} ${foot}V${shoulder}A${radius} ${Math.min(radius, to)} 0 0 1 ${right} ${shoulder}V${foot}`}
    />
  );
}
