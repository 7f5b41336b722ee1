import type { ReactNode } from 'react';
import styles from '../../art.module.css';
import { Sans } from '../../lettering.tsx';
import { DoubleTick } from '../../line-signs.tsx';

/** A receipt, torn off at the foot, 120x126 units. */
export const Receipt = () => (
  <>
    <path
      className={styles.figure}
      d="M-60-122H60V-4l-7.5 8-7.5-8-7.5 8-7.5-8-7.5 8-7.5-8-7.5 8-7.5-8-7.5 8-7.5-8-7.5 8-7.5-8-7.5 8-7.5-8-7.5 8-7.5-8Z"
    />
    <path className={styles.groundStroke} d="M-44-98H44M-44-82H16" strokeWidth="4" />
    <DoubleTick x={-36} y={-64} width={74} weight={3.8} className={styles.hotStroke} />
  </>
);

/** A ticket with an offer, its stub torn along a dotted line, 196x96 units. */
export const Coupon = ({ offer }: { offer: string }) => (
  <>
    <path
      className={styles.figure}
      d="M-98 0V-34a14 14 0 0 0 0-28V-96H98V-62a14 14 0 0 0 0 28V0Z"
    />
    <path className={styles.groundStroke} d="M44-88V-8" strokeWidth="3" strokeDasharray="4 6" />
    <Sans x={-22} y={-35} size={38} weight={680} tone="ground" anchor="middle" spacing={-1.5}>
      {offer}
    </Sans>
  </>
);

/** A form, filled in line by line, 112x128 units. */
export const Form = ({ children }: { children?: ReactNode }) => (
  <>
    <path className={styles.figure} d="M-56 0V-128H30L56-102V0Z" />
    <path className={styles.ground} d="M30-128L56-102H30Z" />
    <path className={styles.groundStroke} d="M-22-84H36M-22-56H36M-22-28H14" strokeWidth="5" />
    {[-84, -56, -28].map((y) => (
      <circle
        key={y}
        className={y === -28 ? styles.lineFill : styles.ground}
        cx="-38"
        cy={y}
        r="6"
      />
    ))}
    {children}
  </>
);

/** A page of a calendar with one day marked, 104x112 units. */
export const Calendar = () => (
  <>
    <path
      className={styles.figure}
      d="M-52 0V-102H52V0ZM-32-102V-114H-22V-102ZM22-102V-114H32V-102Z"
    />
    <path className={styles.groundStroke} d="M-52-76H52" strokeWidth="4" />
    {[-30, -10, 10, 30].flatMap((x) =>
      [-56, -36, -16].map((y) => (
        <path
          key={`${x} ${y}`}
          className={x === 10 && y === -36 ? styles.lineFill : styles.ground}
          d={x === 10 && y === -36 ? 'M1-46H19V-26H1Z' : `M${x - 6} ${y - 6}h12v12h-12Z`}
        />
      )),
    )}
  </>
);
