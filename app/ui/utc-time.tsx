import { useId, useState } from 'react';
import { dayMs } from '#contract/time-units.ts';
import styles from './utc-time.module.css';

/** A time of the last 24 hours in UTC as `09:30`; null, an empty field, is now. */
export function UtcTime({
  id,
  label,
  empty,
  value,
  isWrong = false,
  onChange,
}: {
  id?: string;
  label: string;
  /** Said in the empty field. */
  empty: string;
  value: string | null;
  isWrong?: boolean;
  onChange: (value: string | null) => void;
}) {
  const ownId = useId();
  /** What is typed while it is no time yet. */
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    const time = text === '' ? null : lastTime(text);
    setTyped(time === undefined ? text : undefined);
    if (time !== undefined) onChange(time);
  };
  return (
    <span className={styles.time}>
      <label htmlFor={id ?? ownId}>{label}</label>
      <input
        id={id ?? ownId}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        placeholder={empty}
        value={typed ?? value?.slice(11, 16) ?? ''}
        aria-invalid={isWrong || typed !== undefined || undefined}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={() => setTyped(undefined)}
      />
    </span>
  );
}

/** The last time that it was so late in UTC; undefined for what is no time. */
function lastTime(text: string): string | undefined {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(text)) return undefined;
  const now = new Date();
  const today = Date.parse(`${now.toISOString().slice(0, 10)}T${text}:00Z`);
  return new Date(today > now.getTime() ? today - dayMs : today).toISOString();
}
