import type { ComponentProps } from 'react';
import { DoubleTickIcon } from '#app/art/signs.tsx';
import { classNames } from './class-names.ts';
import styles from './field.module.css';

type FieldLook = {
  id: string;
  label: string;
  /** Shown below and tied to the field; the double tick shows when it is known to be right. */
  error?: string | undefined;
  valid?: boolean;
  size?: 'regular' | 'small';
};

export function TextField({
  label,
  error,
  valid,
  size,
  ...input
}: FieldLook & Omit<ComponentProps<'input'>, 'size'>) {
  return (
    <Frame id={input.id} label={label} error={error} valid={valid} size={size}>
      <input {...input} {...describe(input.id, error)} />
    </Frame>
  );
}

export function TextArea({
  label,
  error,
  valid,
  size,
  ...area
}: FieldLook & ComponentProps<'textarea'>) {
  return (
    <Frame id={area.id} label={label} error={error} valid={valid} size={size}>
      <textarea {...area} {...describe(area.id, error)} />
    </Frame>
  );
}

function Frame({
  id,
  label,
  error,
  valid,
  size = 'regular',
  children,
}: FieldLook & Pick<ComponentProps<'div'>, 'children'>) {
  return (
    <div className={classNames(styles.field, size === 'small' && styles.small)}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box} data-state={error ? 'error' : valid ? 'valid' : undefined}>
        {children}
        {valid && !error && <DoubleTickIcon className={styles.tick} />}
      </div>
      {error && (
        <p id={errorId(id)} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

const errorId = (id: string): string => `${id}-error`;

const describe = (id: string, error: string | undefined) =>
  error ? { 'aria-invalid': true, 'aria-describedby': errorId(id) } : {};
