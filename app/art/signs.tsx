import type { ReactNode } from 'react';
import styles from './signs.module.css';

export type IconProps = { className?: string | undefined };

export const DoubleTickIcon = ({ width = 26, className }: IconProps & { width?: number }) => (
  <Icon box={[30, 18]} width={width} weight={3} className={className}>
    <path d={doubleTick} />
  </Icon>
);

export const ArrowIcon = ({ className }: IconProps) => (
  <Icon box={[22, 12]} className={className}>
    <path d="M0 6H20M15 1l5 5-5 5" />
  </Icon>
);

export const PlusIcon = ({ className }: IconProps) => (
  <Icon box={[16, 16]} className={className}>
    <path d="M0 8H16M8 0V16" />
  </Icon>
);

export const MinusIcon = ({ className }: IconProps) => (
  <Icon box={[16, 16]} className={className}>
    <path d="M0 8H16" />
  </Icon>
);

/** The logo: one stroke in the colour of the text, and the unread badge. */
export const Mark = ({ size = 36, className }: IconProps & { size?: number }) => (
  <Icon box={[40, 40]} width={size} weight={5.6} className={className}>
    <path d={markPath} />
    <circle className={styles.badge} cx="31" cy="8" r="5.4" />
  </Icon>
);

function Icon({ box: [width, height], weight = 2, className, children, ...rest }: IconBoxProps) {
  const shown = rest.width ?? width;
  return (
    <svg
      className={className}
      width={shown}
      height={(shown / width) * height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

type IconBoxProps = IconProps & {
  box: [width: number, height: number];
  width?: number;
  weight?: number;
  children: ReactNode;
};

/** Also drawn, scaled, inside pictures. */
export const doubleTick = 'M2 9.5 8 15.5 20 3M13.5 15l1.5 1.2L28 3';

/** `route` through (0,33.5) (9,33.5) (9,3) (31,38.5) (31,17), fillets 3.5, 2.6, 2.6: a test holds it. */
export const markPath =
  'M0 33.5L5.5 33.5A3.5 3.5 0 0 0 9 30L9 12.13A2.6 2.6 0 0 1 13.81 10.76L26.19 30.74A2.6 2.6 0 0 0 31 29.37L31 17';
