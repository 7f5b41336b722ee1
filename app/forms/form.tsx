import type { ComponentProps } from 'react';
import { useLayout } from '#app/words/use-layout.ts';
import styles from './form.module.css';

/** Posts, so that no field ever gets into an address, and says so where it can not be sent. */
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
