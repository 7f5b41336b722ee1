import type { ServiceState } from '#content/status/states.ts';
import type { Incident, ServiceDays } from '#contract/status.ts';
import { DayStrip } from './day-strip.tsx';
import styles from './record-strip.module.css';
import { StripEnds } from './strip-ends.tsx';

/** The last 90 days of one service, as wide as the page. */
export function RecordStrip({
  days,
  incidents,
}: {
  days: ServiceDays;
  incidents: readonly Incident[];
}) {
  return (
    <div className={styles.strip}>
      <DayStrip service={days} state={worstNow(incidents)} note="below" />
      <StripEnds className={styles.ends} />
    </div>
  );
}

const worstFirst = ['outage', 'degraded', 'maintenance'] as const;

const worstNow = (incidents: readonly Incident[]): ServiceState =>
  worstFirst.find((impact) =>
    incidents.some((incident) => incident.phase === 'on' && incident.impact === impact),
  ) ?? 'fine';
