import styles from '../../art.module.css';

/** Head and shoulders in a disc of 100; its origin is the middle. */
export const Person = () => (
  <>
    <circle className={styles.figure} r="50" />
    <circle className={styles.ground} cy="-12" r="17" />
    <path className={styles.ground} d="M-30 40A34 34 0 0 1 30 40A50 50 0 0 1-30 40Z" />
  </>
);

/** The same on a post, 76x116: it stands on the line. */
export const PersonOnPost = () => (
  <>
    <path className={styles.figureStroke} d="M0 0V-46" strokeWidth="6" />
    <g transform="translate(0 -78) scale(0.76)">
      <Person />
    </g>
  </>
);
