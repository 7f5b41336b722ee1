import styles from '../art.module.css';
import { Ring } from '../line-signs.tsx';
import type { ArtProps } from '../picture.tsx';
import { ReceiptArt } from './receipt-art.tsx';

export const CarReceipt = (art: ArtProps) => (
  <ReceiptArt {...art} stops={[50, 306]}>
    <path
      className={styles.figure}
      d="M102 92V70q0-6 6-7l26-5 22-24q4-4 10-4h40q6 0 10 4l20 24 16 4q8 2 8 10V92Z"
    />
    <path className={styles.ground} d="M150 56l14-16q2-2 5-2h14V56ZM192 56V38h12q3 0 5 2l14 16Z" />
    {[138, 224].map((x) => (
      <g key={x}>
        <Ring x={x} y={92} r={15} weight={6} />
        <circle className={styles.lineFill} cx={x} cy="92" r="4" />
      </g>
    ))}
  </ReceiptArt>
);
