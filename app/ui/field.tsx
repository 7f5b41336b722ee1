import type { ComponentProps, ReactNode } from 'react';
import { DoubleTickIcon } from '#app/art/signs.tsx';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import frame from './frame.module.css';

export type FieldLook = {
  id: string;
  label: string;
  /** Error message below the field; a double tick shows a valid value. */
  error?: string | undefined;
  valid?: boolean;
  size?: 'regular' | 'small';
  /** Shown under the field while there is no error. */
  hint?: ReactNode;
  /** At the end of the label's line; after the field in tab order. */
  aside?: ReactNode;
  /** Button inside the field, at its end. */
  end?: ReactNode;
  /** Button attached to the field as its round end. */
  head?: ReactNode;
};

type InputProps = FieldLook & Omit<ComponentProps<'input'>, 'size'>;
type AreaProps = FieldLook & ComponentProps<'textarea'>;

export function TextField(props: InputProps) {
  const { label, error, valid, size, hint, aside, end, head, ...input } = props;
  return (
    <FieldFrame {...props}>
      <input {...input} {...describe(props)} />
    </FieldFrame>
  );
}

export function TextArea(props: AreaProps) {
  const { label, error, valid, size, hint, aside, end, head, ...area } = props;
  return (
    <FieldFrame {...props}>
      <textarea {...area} {...describe(props)} />
    </FieldFrame>
  );
}

/** Label, frame and notes of a field. */
export function FieldFrame({
  id,
  label,
  error,
  valid,
  size = 'regular',
  hint,
  aside,
  end,
  head,
  children,
}: FieldLook & { children?: ReactNode }) {
  return (
    <div className={classNames(styles.field, size === 'small' && styles.small)}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        <div
          className={classNames(frame.frame, styles.box)}
          data-state={error ? 'error' : valid ? 'valid' : undefined}
        >
          {children}
          {valid && !error && !end && <DoubleTickIcon className={styles.tick} />}
          {end && <span className={styles.end}>{end}</span>}
        </div>
        {head}
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
      {error && (
        <p id={noteId(id)} className={styles.error}>
          {error}
        </p>
      )}
      {hint && !error && (
        <p id={noteId(id)} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

const noteId = (id: string): string => `${id}-note`;

/** Ties a field to its note. */
export const describe = ({ id, error, hint }: FieldLook) => ({
  ...(error && { 'aria-invalid': true }),
  ...((error || hint) && { 'aria-describedby': noteId(id) }),
});
