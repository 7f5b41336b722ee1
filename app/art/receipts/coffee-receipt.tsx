import styles from '../art.module.css';
import type { ArtProps } from '../picture.tsx';
import { ReceiptArt } from './receipt-art.tsx';

export const CoffeeReceipt = (art: ArtProps) => (
  <ReceiptArt {...art} stops={[60, 292]}>
    <path className={styles.figure} d="M138 44H206V82a22 22 0 0 1-22 22H160a22 22 0 0 1-22-22Z" />
    <path className={styles.figureStroke} d="M206 54H214a14 14 0 0 1 0 28H204" strokeWidth="6" />
    <path className={styles.figureStroke} d="M122 112H222" strokeWidth="5" />
    <path
      className={styles.lineStroke}
      d="M156 34V26q0-6 5-8t5-8M178 34V26q0-6 5-8t5-8"
      strokeWidth="4"
    />
    <path className={styles.paperStroke} d="M152 68l11 11 22-22" strokeWidth="4.5" />
  </ReceiptArt>
);
