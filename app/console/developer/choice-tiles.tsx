import { classNames } from '#app/ui/class-names.ts';
import { FieldGroup } from '../field-group.tsx';
import styles from './choice-tiles.module.css';

type Tile<Value extends string> = {
  value: Value;
  name: string;
  hint: string;
  /** Shown but disabled; its hint says why. */
  isOff?: boolean;
};

/** Radio buttons as tiles, each with a hint. */
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
    <FieldGroup legend={legend}>
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
    </FieldGroup>
  );
}
