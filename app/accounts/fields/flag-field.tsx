import type { ComponentProps } from 'react';
import type { Country } from '#contract/user-data.ts';
import { flagPath } from './countries.ts';
import styles from './flag-field.module.css';

/** A text field with a country's flag at its start. */
export const FlagField = ({
  flag,
  children,
  ...field
}: ComponentProps<'div'> & { flag: Country | undefined }) => (
  <div {...field} className={styles.field} data-flag={flag ? '' : undefined}>
    {flag && <img className={styles.flag} src={flagPath(flag)} alt="" />}
    {children}
  </div>
);
