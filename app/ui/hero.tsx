import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './hero.module.css';

/** The opening section of a page. Its sizes are custom properties, see `hero.module.css`. */
export const Hero = ({ className, ...section }: ComponentProps<'section'>) => (
  <section {...section} className={classNames(styles.hero, className)} />
);

/** With an `eyebrow` above it, the first line of the headline is dimmed. */
export const HeroText = ({
  eyebrow,
  crumb,
  level: Heading = 'h1',
  headline,
  sentence,
  actions,
  inert,
}: {
  eyebrow?: ReactNode;
  crumb?: ReactNode;
  level?: 'h1' | 'h2';
  /** Line by line. */
  headline: readonly string[];
  sentence: ReactNode;
  actions?: ReactNode;
  inert?: boolean;
}) => (
  <div className={styles.text} inert={inert}>
    {crumb}
    {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
    <Heading className={styles.headline} data-lines={headline.length}>
      {headline.flatMap((line, index) => [index > 0 && ' ', <span key={line}>{line}</span>])}
    </Heading>
    <p className={styles.sentence}>{sentence}</p>
    {actions && <div className={styles.actions}>{actions}</div>}
  </div>
);

/** The corner where the line of a hero turns down into the rail. */
export const RailTurn = ({ className }: { className?: string | undefined }) => (
  <div className={classNames(styles.turn, className)} />
);

/** The line drops from a picture, runs back to the left and turns into the rail. */
export const DropLine = ({ className }: { className?: string | undefined }) => (
  <>
    <div className={classNames(styles.drop, className)} />
    <RailTurn className={className} />
  </>
);

/** The line carries a picture, bends at the right margin, runs back and turns into the rail. */
export const LoopLine = () => (
  <>
    <div className={styles.shelf} />
    <div className={styles.loop} />
    <RailTurn />
  </>
);
