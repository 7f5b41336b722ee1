import styles from '../../art.module.css';

/** Head and shoulders in a disc of 100 units; its origin is the middle. */
export const Person = () => (
  <>
    <circle className={styles.figure} r="50" />
    <circle className={styles.ground} cy="-13" r="16" />
    <path className={styles.ground} d="M-27 33A30 30 0 0 1 27 33A42.6 42.6 0 0 1-27 33Z" />
  </>
);

/** A person on a post that stands on the line, 76x116 units. */
export const PersonOnPost = () => (
  <>
    <path className={styles.figureStroke} d="M0 0V-46" strokeWidth="6" />
    <g transform="translate(0 -78) scale(0.76)">
      <Person />
    </g>
  </>
);
