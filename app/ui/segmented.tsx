import { classNames } from './class-names.ts';
import styles from './segmented.module.css';

/** Radio buttons as one bar, where all choices are visible. */
export const Segmented = <Value extends string>({
  legend,
  name,
  options,
  chosen,
  onChoose,
  isDisabled,
  className,
}: {
  /** The name of the group for screen readers. */
  legend: string;
  name: string;
  options: readonly { value: Value; label: string; count?: string | undefined }[];
  chosen: Value;
  onChoose: (value: Value) => void;
  isDisabled?: boolean;
  className?: string | undefined;
}) => (
  <fieldset className={classNames(styles.segmented, className)} disabled={isDisabled}>
    <legend data-spoken="">{legend}</legend>
    {options.map(({ value, label, count }) => (
      <label key={value}>
        <input
          type="radio"
          name={name}
          checked={chosen === value}
          onChange={() => onChoose(value)}
        />
        <span>
          {label} {count !== undefined && <small>{count}</small>}
        </span>
      </label>
    ))}
  </fieldset>
);
