import { Fragment } from 'react';
import styles from './address.module.css';

/** An IP address; an IPv6 address may break between its groups. */
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
