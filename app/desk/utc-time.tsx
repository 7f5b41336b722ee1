import { useId } from 'react';
import { SelectBox } from '#app/ui/select-box.tsx';
import { useNow } from '#app/ui/use-now.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { dayMs, minuteMs } from '#contract/time-units.ts';
import styles from './status.module.css';

/** A time of the last 24 hours in UTC; null, an empty field, means now. */
export function UtcTime({
  id,
  label,
  value,
  isWrong,
  onChange,
}: {
  id?: string;
  label: string;
  value: string | null;
  isWrong?: boolean;
  onChange: (value: string | null) => void;
}) {
  const ownId = useId();
  return (
    <span className={styles.time}>
      <label htmlFor={id ?? ownId}>{label}</label>
      <input
        id={id ?? ownId}
        type="time"
        value={value?.slice(11, 16) ?? ''}
        aria-invalid={isWrong || undefined}
        onChange={({ currentTarget }) => onChange(lastTime(currentTarget.value))}
      />
    </span>
  );
}

/** The last time that it was `09:30` in UTC. */
function lastTime(time: string): string | null {
  if (!time) return null;
  const now = new Date();
  const today = Date.parse(`${now.toISOString().slice(0, 10)}T${time}:00Z`);
  return new Date(today > now.getTime() ? today - dayMs : today).toISOString();
}

const choices = [15, 30, 45, 60, 120, 240];
const stepMs = 5 * minuteMs;

/** So many minutes from now, at a round time; null without a promise. */
export const nextUpdateAt = (minutes: number | null, now = Date.now()): string | null =>
  minutes === null
    ? null
    : new Date(Math.ceil((now + minutes * minuteMs) / stepMs) * stepMs).toISOString();

export function NextUpdateBy({
  minutes,
  onChoose,
}: {
  minutes: number | null;
  onChoose: (minutes: number | null) => void;
}) {
  const { label, none, at } = useWords('deskStatus').next;
  const now = useNow(minuteMs);
  return (
    <SelectBox
      label={label}
      value={`${minutes ?? ''}`}
      options={[
        ...choices.map((choice) => ({
          value: `${choice}`,
          name: fill(at, { time: nextUpdateAt(choice, now)?.slice(11, 16) ?? '' }),
        })),
        { value: '', name: none },
      ]}
      onChoose={(value) => onChoose(value ? Number(value) : null)}
    />
  );
}
