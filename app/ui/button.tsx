import type { ComponentProps, ReactNode } from 'react';
import { ArrowIcon } from '#app/art/signs.tsx';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { SiteLink } from './site-link.tsx';

/** Buttons have a flat left and a round right end, like a packet travelling right. */
type Look = {
  variant?: 'hot' | 'ink' | 'outline';
  size?: 'regular' | 'small';
  arrow?: boolean;
  children: ReactNode;
};

export function ButtonLink({
  variant,
  size,
  arrow,
  children,
  ...link
}: Look & ComponentProps<typeof SiteLink>) {
  return (
    <SiteLink data-only="screen" {...link} className={look({ variant, size }, link.className)}>
      {children}
      {arrow && <ArrowIcon />}
    </SiteLink>
  );
}

/** A link out of the site: mail addresses. */
export function ButtonAnchor({
  variant,
  size,
  arrow,
  children,
  ...link
}: Look & ComponentProps<'a'>) {
  return (
    <a data-only="screen" {...link} className={look({ variant, size }, link.className)}>
      {children}
      {arrow && <ArrowIcon />}
    </a>
  );
}

export function Button({
  variant,
  size,
  arrow,
  children,
  type = 'button',
  ...button
}: Look & ComponentProps<'button'>) {
  return (
    <button
      data-only="screen"
      {...button}
      type={type}
      className={look({ variant, size }, button.className)}
    >
      {children}
      {arrow && <ArrowIcon />}
    </button>
  );
}

const look = ({ variant = 'hot', size = 'regular' }: Omit<Look, 'children'>, extra?: string) =>
  classNames(styles.packet, styles[variant], size === 'small' && styles.small, extra);
