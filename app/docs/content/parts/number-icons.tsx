import { classNames } from '#app/ui/class-names.ts';
import type { Person, PrivacyNumber } from '#documents/drawings/numbers.ts';
import styles from './number-icons.module.css';

/** A person; without a letter an unknown one. */
export const PersonIcon = ({ person }: { person: Person | undefined }) => (
  <b className={classNames(styles.sign, styles.person)} data-letter={person}>
    {person}
  </b>
);

export const NumberIcon = ({ number }: { number: PrivacyNumber }) => (
  <b className={classNames(styles.sign, styles.number)} data-letter={number}>
    {number}
  </b>
);

/** The extension that the caller types after the prompt. */
export const ExtensionIcon = () => (
  <b className={classNames(styles.sign, styles.extension)}>
    <svg width="13" height="13" viewBox="0 0 13 13" aria-hidden="true">
      {keys.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1.5" />
      ))}
    </svg>
    E
  </b>
);

const keys = [1.5, 6.5, 11.5].flatMap((y) => [1.5, 6.5, 11.5].map((x) => [x, y] as const));

export const PhoneIcon = ({ shows }: { shows: PrivacyNumber }) => (
  <span className={styles.phone}>
    <NumberIcon number={shows} />
  </span>
);
