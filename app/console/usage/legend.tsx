import type { Layer } from './layers.ts';
import styles from './legend.module.css';
import type { Measure } from './periods.ts';
import { useMeasured } from './use-measured.ts';

/** The layers of the plot, with their sums over the range. */
export function Legend({
  layers,
  sums,
  measure,
  currency,
}: {
  layers: readonly Layer[];
  sums: readonly number[];
  measure: Measure;
  currency: string;
}) {
  const { layerName, value } = useMeasured(measure, currency);
  return (
    <ul className={styles.legend}>
      {layers.map((layer, place) => (
        <li key={layer.look} data-look={layer.look}>
          <b>{layerName(layer)}</b> <span>{value(sums[place] ?? 0)}</span>
        </li>
      ))}
    </ul>
  );
}
