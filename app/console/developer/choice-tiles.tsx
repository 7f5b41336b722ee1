import { classNames } from '#app/ui/class-names.ts';
import styles from './choice-tiles.module.css';

type Tile<Value extends string> = {
  value: Value;
  name: string;
  hint: string;
  /** It is there and cannot be chosen; its hint says why. */
  isOff?: boolean;
};

/** One of a few, each with a word about it, in tiles that touch. */
export function ChoiceTiles<Value extends string>({
  legend,
  name,
  tiles,
  chosen,
  onChoose,
  isColumn = false,
}: {
  legend: string;
  name: string;
  tiles: readonly Tile<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
  isColumn?: boolean;
}) {
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div className={classNames(styles.tiles, isColumn && styles.column)}>
        {tiles.map(({ value, name: label, hint, isOff }) => (
          <label key={value} className={styles.tile} data-off={isOff || undefined}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              disabled={isOff}
              onChange={() => onChoose(value)}
            />
            <span>
              <b>{label}</b>
              <small>{hint}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
