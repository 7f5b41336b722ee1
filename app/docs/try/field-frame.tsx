import type { ReactNode } from 'react';
import { RequiredStop } from '#app/ui/required-stop.tsx';
import type { TryWords } from '#content/interface/try.ts';
import type { TryField } from '#documents/try/form-fields.ts';
import styles from './field.module.css';

/** The label of a field, whether it is required, its control, and its hint or problem. */
export function FieldFrame({
  id,
  field,
  problem,
  hint,
  isWide,
  words,
  children,
}: {
  id: string;
  field: TryField;
  problem?: string | undefined;
  hint?: ReactNode;
  isWide: boolean;
  words: TryWords;
  children: ReactNode;
}) {
  return (
    <div className={styles.field} data-wide={isWide || undefined}>
      <div className={styles.top}>
        <label htmlFor={id}>{field.name}</label>
        <span className={styles.need} data-need={field.need}>
          <RequiredStop required={field.need === 'required'} label={words[field.need]} />
        </span>
      </div>
      {children}
      {problem ? (
        <p id={noteId(id)} className={styles.problem}>
          {problem}
        </p>
      ) : (
        hint && (
          <p id={noteId(id)} className={styles.hint}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}

const noteId = (id: string): string => `${id}-note`;

/** ARIA attributes that connect a control with its hint or problem. */
export const noted = (id: string, problem: string | undefined, hint?: ReactNode) => ({
  ...(problem && { 'aria-invalid': true as const }),
  ...((problem || hint) && { 'aria-describedby': noteId(id) }),
});
