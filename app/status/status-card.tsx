import type { ReactNode } from 'react';
import { SiteLink } from '#app/ui/site-link.tsx';
import type { Impact } from '#contract/incident-states.ts';
import { StateText } from './state-text.tsx';
import styles from './status-card.module.css';

/** An incident or maintenance on the board: how bad and which services beside what it is. */
export function StatusCard({
  impact,
  packet,
  services,
  aside,
  title,
  path,
  children,
}: {
  impact: Impact;
  packet: string;
  services: string;
  aside?: ReactNode;
  title: string;
  path: string;
  children: ReactNode;
}) {
  return (
    <article className={styles.card} data-impact={impact}>
      <span className={styles.ring} />
      <div className={styles.side}>
        <StateText state={impact}>{packet}</StateText>
        <p className={styles.services}>{services}</p>
        {aside}
      </div>
      <div className={styles.main}>
        <h3>
          <SiteLink to={path}>{title}</SiteLink>
        </h3>
        {children}
      </div>
    </article>
  );
}
