import { Fragment } from 'react';
import styles from './address.module.css';

/** A network address; a long one breaks between its groups. */
export const Address = ({ address }: { address: string }) => (
  <span className={styles.address}>
    {address.split(/(?<=:)/).map((group, place) => (
      <Fragment key={place}>
        {place > 0 && <wbr />}
        {group}
      </Fragment>
    ))}
  </span>
);
