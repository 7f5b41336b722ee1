import type { ComponentProps } from 'react';
import { Facts } from '#app/ui/facts.tsx';
import { Slip } from '#app/ui/slip.tsx';
import styles from './subscription-slip.module.css';

/** A slip with names and values between dotted lines. */
export const SubscriptionSlip = ({ facts }: Pick<ComponentProps<typeof Facts>, 'facts'>) => (
  <Slip className={styles.slip}>
    <Facts facts={facts} className={styles.facts ?? ''} />
  </Slip>
);
