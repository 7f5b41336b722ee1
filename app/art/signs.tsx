import type { ReactNode } from 'react';
import { doubleTick } from './double-tick.ts';
import { MarkShapes } from './mark.tsx';

export type IconProps = { className?: string | undefined };

export const DoubleTickIcon = ({ width = 26, className }: IconProps & { width?: number }) => (
  <Icon box={[30, 18]} width={width} weight={3} className={className}>
    <path d={doubleTick} />
  </Icon>
);

export const ArrowIcon = ({ className }: IconProps) => (
  <Icon box={[22, 12]} className={className} data-arrow>
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

export const Mark = ({ size = 36, className }: IconProps & { size?: number }) => (
  <Icon box={[40, 40]} width={size} className={className}>
    <MarkShapes />
  </Icon>
);

function Icon({ box: [width, height], weight = 2, className, children, ...rest }: IconBoxProps) {
  const shown = rest.width ?? width;
  return (
    <svg
      className={className}
      data-arrow={rest['data-arrow'] ? '' : undefined}
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
  /** Marks an arrow, which moves while the link or button around it is hovered. */
  'data-arrow'?: boolean;
  box: [width: number, height: number];
  width?: number;
  weight?: number;
  children: ReactNode;
};
