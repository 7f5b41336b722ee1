import { useId, useState } from 'react';
import { useMomentText } from '#app/status/moments.tsx';
import { useGround } from '#app/status/status-ground.tsx';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import styles from './status.module.css';
import { asMoment, isNoTime, readTypedTime } from './typed-time.ts';

/**
 * A moment, typed as a time in UTC; the day that is meant is said below. Null, an empty field, is
 * now; what is no time is kept as it was typed.
 */
export function UtcTime({
  id,
  label,
  value,
  isWrong = false,
  onChange,
}: {
  id: string;
  label: string;
  value: string | null;
  isWrong?: boolean;
  onChange: (value: string | null) => void;
}) {
  const words = useWords('deskStatus');
  const { shared } = useGround();
  const { write } = useMomentText();
  const noteId = useId();
  const [typed, setTyped] = useState({ text: '', value });
  const [isTyping, setTyping] = useState(false);
  const moment = asMoment(value);
  const isRefused = isNoTime(value) && !isTyping;
  const type = (text: string) => {
    const read = text.trim() === '' ? null : readTypedTime(text);
    setTyped({ text, value: read });
    onChange(read);
  };
  return (
    <span className={styles.time}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        autoComplete="off"
        maxLength={20}
        placeholder={shared.impacts.now}
        value={typed.value === value ? typed.text : writeField(value)}
        aria-invalid={isWrong || isRefused || undefined}
        aria-describedby={noteId}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
      />
      <small id={noteId} role={isRefused ? 'alert' : undefined}>
        {isRefused && words.noTime}
        {moment && fill(words.inUtc, { time: write(moment, 'full') })}
      </small>
    </span>
  );
}

const writeField = (value: string | null): string =>
  asMoment(value)?.slice(0, 16).replace('T', ' ') ?? value ?? '';
