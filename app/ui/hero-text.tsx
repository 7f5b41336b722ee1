import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './hero-text.module.css';

/** The words that a page opens with. Below an eyebrow the headline's first line steps back. */
export const HeroText = ({
  eyebrow,
  crumb,
  level: Heading = 'h1',
  headline,
  sentence,
  actions,
  inert,
  className,
}: {
  eyebrow?: ReactNode;
  crumb?: ReactNode;
  level?: 'h1' | 'h2';
  /** Line by line. */
  headline: readonly string[];
  sentence: ReactNode;
  actions?: ReactNode;
  inert?: boolean;
  className?: string | undefined;
}) => (
  <div className={className} inert={inert}>
    {crumb}
    {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
    <Heading className={styles.headline} data-lines={headline.length}>
      {headline.flatMap((line, index) => [index > 0 && ' ', <span key={line}>{line}</span>])}
    </Heading>
    <p className={styles.sentence}>{sentence}</p>
    {actions && <div className={styles.actions}>{actions}</div>}
  </div>
);

/** Where the line of a hero turns down into the rail, `--turn` round; the page says how high. */
export const RailTurn = ({ className }: { className: string | undefined }) => (
  <div className={classNames(styles.turn, className)} />
);
