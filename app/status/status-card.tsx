import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import type { ServiceImpact } from '#contract/incident-states.ts';
import impacts from './impact.module.css';
import { RailStop } from './rail-stop.tsx';
import { StateText } from './state-text.tsx';
import styles from './status-card.module.css';

/** An incident or maintenance: impact and services at the left, title and story at the right. */
export function StatusCard({
  impact,
  packet,
  services,
  aside,
  title,
  path,
  children,
}: {
  impact: ServiceImpact;
  packet: string;
  /** Named here, or listed by `aside`. */
  services?: string | undefined;
  aside?: ReactNode;
  title: ReactNode;
  path: string;
  children: ReactNode;
}) {
  return (
    <article className={classNames(styles.card, impacts.impact)} data-impact={impact}>
      <RailStop />
      <div className={styles.side}>
        <StateText state={impact === 'recovered' ? 'resolved' : impact}>{packet}</StateText>
        {services && <p className={styles.services}>{services}</p>}
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
