import { useId } from 'react';
import { classNames } from './class-names.ts';
import frame from './frame.module.css';
import { Icon } from './icons.tsx';
import styles from './select-box.module.css';

/** A select with its label inside the frame. */
export function SelectBox({
  label,
  isLabelSpoken = false,
  isSet = false,
  value,
  options,
  onChoose,
}: {
  label: string;
  /** The label is for screen readers only. */
  isLabelSpoken?: boolean;
  /** Shown inverted: something else than the default is chosen. */
  isSet?: boolean;
  value: string;
  options: readonly { value: string; name: string }[];
  onChoose: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className={classNames(frame.frame, styles.box)} data-set={isSet || undefined}>
      <label htmlFor={id} data-spoken={isLabelSpoken ? '' : undefined}>
        {label}
      </label>
      <select id={id} value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
      <Icon name="down" size={16} />
    </div>
  );
}
