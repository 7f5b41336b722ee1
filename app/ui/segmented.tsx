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
  isLabelled,
  className,
}: {
  /** The name of the group; for screen readers unless `isLabelled`. */
  legend: string;
  isLabelled?: boolean;
  name: string;
  options: readonly { value: Value; label: string; count?: string | undefined }[];
  chosen: Value;
  onChoose: (value: Value) => void;
  isDisabled?: boolean;
  className?: string | undefined;
}) => (
  <fieldset className={classNames(styles.segmented, className)} disabled={isDisabled}>
    <legend data-spoken={isLabelled ? undefined : ''}>{legend}</legend>
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
