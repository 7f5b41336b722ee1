import styles from './field.module.css';

export const Chevron = () => (
  <svg viewBox="0 0 12 8" className={styles.chevron} aria-hidden="true" focusable="false">
    <path d="M1 1.5l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2.25" />
  </svg>
);
