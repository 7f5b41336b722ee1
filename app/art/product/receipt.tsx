import styles from '../art.module.css';

/** The paper of a receipt with its zigzag foot, in the frame of a benefit glyph. */
export const Receipt = () => (
  <>
    <path className={styles.white} d={paper} />
    <path className={styles.inkStroke} strokeWidth="4" d={paper} />
  </>
);

const teeth = 'l-9.25 8-9.25-8'.repeat(4);
const paper = `M30 6H104V78${teeth}Z`;
