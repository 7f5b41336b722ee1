import { type RefObject, useEffect, useId } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import look from '#app/ui/field.module.css';
import frame from '#app/ui/frame.module.css';
import type { ForeignCharacter } from '#contract/sms-segments.ts';
import styles from './message-field.module.css';

/**
 * A text area over a mirror of its text, in which characters are marked.
 * Uncontrolled: keeps what was typed before hydration.
 */
export function MessageField({
  label,
  hint,
  text,
  marked,
  field,
  onText,
}: {
  label: string;
  hint: string;
  text: string;
  marked: readonly ForeignCharacter[];
  field: RefObject<HTMLTextAreaElement | null>;
  onText: (text: string) => void;
}) {
  const id = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the value before hydration.
  useEffect(() => {
    if (field.current) onText(field.current.value);
  }, []);

  return (
    <div className={classNames(look.field, look.small)}>
      <label htmlFor={id}>{label}</label>
      <div className={classNames(frame.frame, styles.scroller)}>
        <div className={styles.stack}>
          <div className={styles.mirror} aria-hidden="true">
            {pieces(text, marked)}
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
    </div>
  );
}

/** Splits the text so that each marked character has its own element. */
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
