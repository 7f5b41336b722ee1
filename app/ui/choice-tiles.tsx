import type { ReactNode } from 'react';
import styles from './choice-tiles.module.css';
import { classNames } from './class-names.ts';

type Tile<Value extends string> = {
  value: Value;
  name: string;
  hint: string;
  /** Above the name; the ring of the chosen tile then stands in the corner. */
  icon?: ReactNode;
  /** Shown but disabled; its hint says why. */
  isOff?: boolean;
};

/** Radio buttons as tiles, each with a hint; in a group with a legend. */
export function ChoiceTiles<Value extends string>({
  name,
  tiles,
  chosen,
  onChoose,
  isColumn = false,
  isWide = false,
}: {
  name: string;
  tiles: readonly Tile<Value>[];
  chosen: Value;
  /** Absent in a form that is sent as it is: `chosen` is then only the first choice. */
  onChoose?: (value: Value) => void;
  isColumn?: boolean;
  /** Three beside each other where there is room. */
  isWide?: boolean;
}) {
  return (
    <div className={classNames(styles.tiles, isColumn && styles.column, isWide && styles.wide)}>
      {tiles.map(({ value, name: label, hint, icon, isOff }) => (
        <label
          key={value}
          className={styles.tile}
          data-off={isOff || undefined}
          data-drawn={icon ? '' : undefined}
        >
          <input
            type="radio"
            name={name}
            value={value}
            {...(onChoose
              ? { checked: chosen === value, onChange: () => onChoose(value) }
              : { defaultChecked: chosen === value })}
            disabled={isOff}
          />
          <span>
            {icon}
            <b>{label}</b>
            <small>{hint}</small>
          </span>
        </label>
      ))}
    </div>
  );
}
