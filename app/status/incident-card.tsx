import { classNames } from '#app/ui/class-names.ts';
import type { Incident } from '#contract/status.ts';
import impacts from './impact.module.css';
import styles from './incident-card.module.css';
import { IncidentUpdates } from './incident-updates.tsx';
import { MaintenanceWindow } from './maintenance-window.tsx';
import { ServicesNow } from './open-incidents.tsx';
import { SaidTitle } from './said-text.tsx';
import { serviceImpacts } from './service-impacts.ts';
import { Stages } from './stages.tsx';
import { StateText } from './state-text.tsx';
import { useGround } from './status-ground.tsx';

/** An incident or maintenance with its last update, in a narrow column. */
export function IncidentCard({ incident }: { incident: Incident }) {
  const { asOf, shared } = useGround();
  const { kind, impactNow, state, startTime, endTime, updates } = incident;
  const impact = impactNow === 'fine' ? 'recovered' : impactNow;
  return (
    <article
      className={classNames(styles.card, impacts.impact)}
      data-impact={kind === 'maintenance' ? 'maintenance' : impact}
    >
      <StateText state={impact === 'recovered' ? 'resolved' : impact}>
        {kind === 'incident' && impact !== 'recovered' && shared.states[impact]}
        {kind === 'incident' && impact === 'recovered' && shared.impacts.recovered}
        {kind === 'maintenance' && shared.stages[state]}
      </StateText>
      <h3>
        <SaidTitle titled={incident} />
      </h3>
      {kind === 'incident' ? (
        <Stages incident={incident} />
      ) : (
        <MaintenanceWindow from={startTime} to={endTime ?? startTime} />
      )}
      <ServicesNow services={serviceImpacts(incident, asOf)} />
      <IncidentUpdates updates={updates.slice(0, 1)} />
    </article>
  );
}
