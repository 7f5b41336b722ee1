import { type RefObject, useEffect, useId } from 'react';
import type { ForeignCharacter } from '#contract/sms-segments.ts';
import styles from './message-field.module.css';

/**
 * A text field over its own mirror, in which the characters that cost are marked. It keeps what
 * was typed before the app started.
 */
export function MessageField({
  label,
  hint,
  text,
  foreign,
  field,
  onText,
}: {
  label: string;
  hint: string;
  text: string;
  foreign: readonly ForeignCharacter[];
  field: RefObject<HTMLTextAreaElement | null>;
  onText: (text: string) => void;
}) {
  const id = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what stands there at the start.
  useEffect(() => {
    if (field.current) onText(field.current.value);
  }, []);

  return (
    <>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.scroller}>
        <div className={styles.stack}>
          <div className={styles.mirror} aria-hidden="true">
            {pieces(text, foreign)}
            {'\u200b'}
          </div>
          <textarea
            id={id}
            ref={field}
            defaultValue={text}
            rows={1}
            aria-describedby={`${id}-hint`}
            onInput={({ currentTarget }) => onText(currentTarget.value)}
          />
        </div>
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    </>
  );
}

/** The text with each marked character in an element of its own. */
function pieces(text: string, foreign: readonly ForeignCharacter[]) {
  const marked = new Set(foreign.map(({ character }) => character));
  const parts: string[] = [];
  let isAfterMark = true;
  for (const character of text) {
    const isMark = marked.has(character);
    if (isMark || isAfterMark) parts.push(character);
    else parts.push(`${parts.pop() ?? ''}${character}`);
    isAfterMark = isMark;
  }
  return parts.map((part, index) =>
    marked.has(part) ? <mark key={index}>{part}</mark> : <span key={index}>{part}</span>,
  );
}
