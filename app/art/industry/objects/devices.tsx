import type { ReactNode } from 'react';
import styles from '../../art.module.css';
import { round } from '../../geometry.ts';
import { Mono } from '../../lettering.tsx';
import { join } from '../../picture.tsx';

/** An upright phone; the origin of its children is the middle of the screen. */
export function Phone({ width = 150, height = 290, children }: PhoneProps) {
  const rim = round(width / 15);
  return (
    <>
      <rect
        className={styles.figure}
        x={-width / 2}
        y={-height}
        width={width}
        height={height}
        rx={round(width * 0.147)}
      />
      <rect
        className={styles.screen}
        x={-width / 2 + rim}
        y={-height + rim}
        width={width - rim * 2}
        height={height - rim * 2}
        rx={round(width * 0.08)}
      />
      <path
        className={styles.figureStroke}
        d={`M${round(-width / 9)} ${round(-height + rim * 2.2)}H${round(width / 9)}`}
        strokeWidth={round(width / 33)}
        strokeLinecap="round"
      />
      <g transform={`translate(0 ${-height / 2})`}>{children}</g>
    </>
  );
}

type PhoneProps = { width?: number; height?: number; children?: ReactNode };

/** A monitor that shows a list with one highlighted entry (`live`), 220x128 units. */
export const Monitor = ({ live = 2 }: { live?: number }) => (
  <>
    <path className={styles.figure} d="M-92-12V-128H92V-12ZM-110 0V-12H110V0Z" />
    <path
      className={styles.groundStroke}
      d="M-76-106H40M-76-80H40M-76-54H40M-76-28H40"
      strokeWidth="3"
    />
    {[-106, -80, -54, -28].map((y, index) => (
      <circle
        key={y}
        className={index === live ? styles.lineFill : styles.ground}
        cx="68"
        cy={y}
        r={index === live ? 8 : 6}
      />
    ))}
  </>
);

/** A laptop, 332x206 units; the origin of its children is the middle of the screen. */
export const Laptop = ({ children }: { children?: ReactNode }) => (
  <>
    <path className={styles.figure} d="M-140-16V-206H140V-16ZM-166 0V-16H166V0Z" />
    <path className={styles.screen} d="M-124-32V-190H124V-32Z" />
    <g transform="translate(0 -111)">{children}</g>
  </>
);

/** A bank card, 250x156 units; its origin is the middle. */
export const BankCard = () => (
  <>
    <path
      className={styles.figure}
      d="M-125-78H105a20 20 0 0 1 20 20V58a20 20 0 0 1-20 20H-105a20 20 0 0 1-20-20Z"
    />
    <path className={styles.ground} d="M-99-44h46v34h-46Z" />
    <path className={styles.figureStroke} d="M-83-44v34M-67-44v34" strokeWidth="3" />
    {[-96, -82, -68, -54, -30, -16, -2, 12].map((x) => (
      <circle key={x} className={styles.ground} cx={x} cy="46" r="4" />
    ))}
    <Mono x={34} y={52} size={17} weight={600} tone="ground">
      0142
    </Mono>
  </>
);

/** A lamp on three feet with room for a phone, 386x419 units. */
export const StudioLight = () => (
  <>
    <path className={styles.figure} d="M-6 0V-80H6V0Z" />
    <path className={styles.figureStroke} d="M-70 0L0-44L70 0" strokeWidth="9" />
    <circle className={styles.figureStroke} cy="-226" r="150" strokeWidth="40" />
    <circle className={styles.screenStroke} cy="-226" r="150" strokeWidth="22" />
    <g className={styles.figureStroke} strokeWidth="2.2">
      <circle cy="-226" r="118" />
      <circle cy="-226" r="182" />
      <circle cy="-226" r="193" />
    </g>
  </>
);

/** A padlock, 92x116 units; the line is its shackle. */
export const Padlock = () => (
  <>
    <path className={styles.lineStroke} d="M-28-66V-80a28 28 0 0 1 56 0V-66" strokeWidth="9" />
    <path className={join(styles.figure)} d="M-46 0V-70H46V0Z" />
    <circle className={styles.ground} cy="-42" r="9" />
    <path className={styles.groundStroke} d="M0-40V-18" strokeWidth="7" />
  </>
);
