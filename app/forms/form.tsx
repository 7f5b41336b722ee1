import type { ComponentProps } from 'react';
import { useLayout } from '#app/words/use-layout.ts';
import styles from './form.module.css';

/** A form. `post` keeps fields out of the URL; without JavaScript a note says it cannot be sent. */
export function Form({ children, ...form }: ComponentProps<'form'>) {
  return (
    <form {...form} method="post">
      <noscript>
        <p className={styles.note}>{useLayout().words.noScript.form}</p>
      </noscript>
      {children}
    </form>
  );
}
