import { Ring, type RingLook } from '#app/ui/ring.tsx';
import styles from './ringed-name.module.css';

/** A state in one word, with a ring that shows it. */
export const RingedName = ({
  look,
  isQuiet = false,
  children,
}: {
  look: RingLook;
  isQuiet?: boolean;
  children: string;
}) => (
  <span className={styles.name} data-quiet={isQuiet || undefined}>
    <Ring look={look} className={styles.ring} />
    {children}
  </span>
);
