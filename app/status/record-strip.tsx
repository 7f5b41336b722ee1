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
      <DayStrip service={days} state={stateNow(days.id, incidents)} note="below" />
      <StripEnds className={styles.ends} />
    </div>
  );
}

const worstFirst = ['outage', 'degraded', 'maintenance'] as const;

/** The worst state of a service in the incidents of now. */
function stateNow(service: number, incidents: readonly Incident[]): ServiceState {
  const states = incidents
    .filter(({ phase }) => phase === 'on')
    .flatMap(({ services }) => services.filter(({ id }) => id === service))
    .map(({ impacts }) => impacts.at(-1)?.impact);
  return worstFirst.find((impact) => states.includes(impact)) ?? 'fine';
}
