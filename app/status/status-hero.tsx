import type { ReactNode } from 'react';
import { KeptEnd } from '#app/ui/kept-end.tsx';
import styles from './status-hero.module.css';

/** The head of both status pages; its picture's last line becomes the rail. */
export function StatusHero({
  crumb,
  heading,
  tip,
  isCalm,
  children,
}: {
  crumb?: ReactNode;
  heading: string;
  tip: string;
  /** Which of two pictures is shown, where there are two. */
  isCalm?: boolean;
  children: (className: string | undefined) => ReactNode;
}) {
  return (
    <section className={styles.hero} data-ground="ink" data-calm={isCalm}>
      <div className={styles.text}>
        {crumb}
        <h1>{heading}</h1>
        <p className={styles.tip}>
          <KeptEnd>{tip}</KeptEnd>
        </p>
      </div>
      {children(styles.art)}
    </section>
  );
}
