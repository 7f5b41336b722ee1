import { ImpactText } from '#app/status/impact-text.tsx';
import { SaidTitle } from '#app/status/said-text.tsx';
import { serviceImpacts } from '#app/status/service-impacts.ts';
import { StateText } from '#app/status/state-text.tsx';
import { useGround } from '#app/status/status-ground.tsx';
import { useDurationText } from '#app/status/use-duration-text.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Ring } from '#app/ui/ring.tsx';
import { RowTable } from '#app/ui/row-table.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { useNow } from '#app/ui/use-now.ts';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill, joinBy } from '#content/fill.ts';
import { deskPages } from '#contract/desk.ts';
import { type IncidentState, stages } from '#contract/incident-states.ts';
import type { Incident } from '#contract/status.ts';
import { minuteMs } from '#contract/time-units.ts';
import styles from './desk.module.css';
import own from './incidents.module.css';

/** From then on an update is due. */
const soonMs = 15 * minuteMs;

/** The open incidents: what is affected now, and when readers hear more. */
export function OpenIncidents({ incidents }: { incidents: readonly Incident[] }) {
  const { columns, update } = useWords('deskIncidents');
  const { pages } = useWords('desk');
  const { utc } = useFormats();
  const { shared } = useGround();
  const lengthOf = useDurationText();
  return (
    <RowTable
      className={styles.table}
      label={pages.incidents}
      heads={columns}
      rows={incidents}
      cells={(incident) => ({
        incident: <Titles incident={incident} />,
        services: <ServicesNow incident={incident} />,
        stage: (
          <span className={own.stage}>
            <StageStops state={incident.state} />
            {shared.stages[incident.state]}
          </span>
        ),
        since: (
          <div>
            <b>{utc(incident.startTime)}</b>
            <span className={styles.quiet}>{lengthOf(incident.startTime)}</span>
          </div>
        ),
        next: <NextUpdate at={incident.nextUpdate} />,
        actions: (
          <ButtonLink to={`${deskPages.incidents.path}/${incident.id}`} variant="ink" size="small">
            {update}
          </ButtonLink>
        ),
      })}
    />
  );
}

/** The title in the language of the desk, then in the other one. */
function Titles({ incident }: { incident: Incident }) {
  const { shared, ending } = useGround();
  const { impactNow, titleOnly } = incident;
  return (
    <>
      <div>
        <StateText state={impactNow === 'fine' ? 'resolved' : impactNow}>
          {impactNow === 'fine' ? shared.impacts.recovered : shared.states[impactNow]}
        </StateText>
      </div>
      <b>
        <SaidTitle titled={incident} />
      </b>
      {!titleOnly && <span>{incident[ending === 'En' ? 'titleCn' : 'titleEn']}</span>}
    </>
  );
}

function ServicesNow({ incident }: { incident: Incident }) {
  const { recovered } = useWords('deskIncidents');
  const { asOf, counted, namesOf } = useGround();
  const services = serviceImpacts(incident, asOf);
  const fine = services.filter(({ now }) => now === 'recovered').map(({ id }) => id);
  return (
    <div>
      {services
        .filter(({ now }) => now !== 'recovered')
        .map(({ id, now }) => (
          <span key={id} className={own.service}>
            {namesOf([id])} <ImpactText impact={now} />
          </span>
        ))}
      {fine.length > 0 && (
        <span className={styles.quiet}>
          {fill(recovered, { services: joinBy(counted.names, namesOf(fine)) })}
        </span>
      )}
    </div>
  );
}

const order: readonly IncidentState[] = stages;

function StageStops({ state }: { state: IncidentState }) {
  const now = order.indexOf(state);
  return (
    <span className={own.stops} aria-hidden="true">
      {stages.map((stage, index) => (
        <Ring key={stage} look={index < now ? 'full' : index === now ? 'warned' : 'idle'} />
      ))}
    </span>
  );
}

/** When readers hear more: late, due soon, or when. */
function NextUpdate({ at }: { at: string | null }) {
  const words = useWords('deskIncidents');
  const { utc } = useFormats();
  const lengthOf = useDurationText();
  const now = useNow(minuteMs);
  if (!at) return <span className={styles.quiet}>{words.notPromised}</span>;
  const left = Date.parse(at) - now;
  const iso = new Date(now).toISOString();
  if (left < 0)
    return (
      <div>
        <StateText state="outage">{fill(words.late, { duration: lengthOf(at, iso) })}</StateText>
      </div>
    );
  if (left < soonMs) return <Tag>{fill(words.due, { duration: lengthOf(iso, at) })}</Tag>;
  return fill(words.by, { time: utc(at) });
}
