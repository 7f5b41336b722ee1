import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './ring.module.css';

/** How a ring is filled: see `ring.module.css`. */
export type RingLook = 'open' | 'lit' | 'full' | 'idle' | 'planned' | 'good' | 'bad' | 'warned';

/** A stop of the line, decorative. `--ring` is its diameter, `--weight` its stroke. */
export const Ring = ({
  look = 'open',
  className,
  ...rest
}: ComponentProps<'span'> & { look?: RingLook | undefined }) => (
  <span {...rest} className={classNames(styles.ring, className)} data-look={look} />
);
