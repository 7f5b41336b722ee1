import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Section } from '#app/ui/section.tsx';
import { fill } from '#content/fill.ts';
import type { StatusIncidentData } from '#content/pages/incident/incident.ts';
import type { IncidentPageData } from '#content/status/served.ts';
import { stageOf } from '#content/status/states.ts';
import { splitDuration } from './duration.ts';
import { FreshnessBar } from './freshness-bar.tsx';
import { ImpactLanes } from './impact-lanes.tsx';
import { IncidentFacts } from './incident-facts.tsx';
import { IncidentReport } from './incident-report.tsx';
import { IncidentTimeline } from './incident-timeline.tsx';
import styles from './incident-view.module.css';
import type { Live } from './live.ts';
import { MaintenanceWindow } from './maintenance-window.tsx';
import type { Zone } from './moment-text.ts';
import { useMomentText } from './moments.tsx';
import { Missing, SampleNote } from './page-notes.tsx';
import { SaidTitle } from './said-text.tsx';
import { serviceImpacts } from './service-impacts.ts';
import { Stages } from './stages.tsx';
import { StateText } from './state-text.tsx';
import { StatusGroundProvider, useGround } from './status-ground.tsx';
import { StatusHero } from './status-hero.tsx';

type ViewProps = { page: StatusIncidentData; live: Live<IncidentPageData>; zone: Zone };

/** The page of an incident or maintenance. Rendered by the server and in the browser. */
export function IncidentView({ page, live, zone }: ViewProps) {
  const { words, ground } = page;
  const { data } = live;
  if (!data) return <NotThere page={page} live={live} />;
  const { incident, asOf, sample } = data;
  return (
    <StatusGroundProvider ground={ground} zone={zone} asOf={asOf}>
      <IncidentHero page={page} data={data} />
      <Section className={styles.incident ?? ''}>
        {incident.phase !== 'over' && <FreshnessBar live={live} />}
        {sample && <SampleNote words={ground.shared} />}
        {incident.kind === 'incident' ? (
          <>
            <Stages incident={incident} isLarge />
            <ImpactLanes incident={incident} />
          </>
        ) : (
          <div className={styles.window}>
            <MaintenanceWindow
              from={incident.startTime}
              to={incident.endTime ?? incident.startTime}
            />
          </div>
        )}
        <div className={styles.grid}>
          <div>
            {incident.report && <IncidentReport report={incident.report} />}
            <IncidentTimeline incident={incident} began={words.began} />
          </div>
          <IncidentFacts incident={incident} words={words} />
        </div>
      </Section>
    </StatusGroundProvider>
  );
}

function IncidentHero({ page, data }: { page: StatusIncidentData; data: IncidentPageData }) {
  const { words, ground } = page;
  const { incident, asOf } = data;
  const { namesOf, recordPath, shared } = useGround();
  const { write, zoneOf } = useMomentText();
  const { kind, phase, startTime, endTime, serviceIds } = incident;
  const isLasting = kind === 'incident' && phase === 'on';
  // An incident of several services is below none of them; the facts link to each.
  const service =
    serviceIds.length === 1
      ? serviceIds.map((id) => ({ name: namesOf([id])[0] ?? '', path: recordPath(id) }))
      : [];
  const figure = {
    label: isLasting ? words.openFor : phase === 'over' ? words.took : words.lasts,
    parts: splitDuration(Date.parse(endTime ?? asOf) - Date.parse(startTime), shared.durations),
  };
  const period = fill(isLasting ? words.since : words.period, {
    time: write(startTime),
    from: write(startTime, 'full'),
    to: endTime ? write(endTime) : '',
    zone: zoneOf(startTime),
  });
  return (
    <StatusHero
      isLong
      heading={<SaidTitle titled={incident} />}
      crumb={
        <Breadcrumb
          label={words.breadcrumb}
          steps={[ground.statusPage, ...service, { name: incident.id }]}
        />
      }
      figures={[figure]}
    >
      <IncidentState page={page} data={data} />
      {!(isLasting && serviceIds.length > 1) && <span>{period}</span>}
    </StatusHero>
  );
}

function IncidentState({ page, data }: { page: StatusIncidentData; data: IncidentPageData }) {
  const { states, stages } = page.ground.shared;
  const { kind, phase, impact, state, updates } = data.incident;
  if (state === 'cancelled' || phase === 'ahead')
    return <StateText state="maintenance">{stages[state]}</StateText>;
  if (phase === 'on')
    return kind === 'maintenance' ? (
      <StateText state={impact}>{states[impact]}</StateText>
    ) : (
      <AffectedNow page={page} data={data} />
    );
  return (
    <StateText state="resolved">
      {kind === 'incident' || state === 'resolved'
        ? stages[stageOf(updates[0] ?? { state })]
        : page.words.asPlanned}
    </StateText>
  );
}

/** The worst impact of now, and how many services of the incident are still affected. */
function AffectedNow({
  page,
  data: { incident, asOf },
}: {
  page: StatusIncidentData;
  data: IncidentPageData;
}) {
  const { words, ground } = page;
  const { states, impacts } = ground.shared;
  const { impactNow } = incident;
  const services = serviceImpacts(incident, asOf);
  const affected = services.filter(({ now }) => now !== 'recovered').length;
  if (impactNow === 'fine') return <StateText state="resolved">{impacts.recovered}</StateText>;
  return (
    <>
      <StateText state={impactNow}>{states[impactNow]}</StateText>
      {services.length > 1 && (
        <span>
          {fill(affected < services.length ? words.someAffected : words.allAffected, {
            count: affected,
            all: services.length,
          })}
        </span>
      )}
    </>
  );
}

function NotThere({ page, live }: Pick<ViewProps, 'page' | 'live'>) {
  const { words, ground } = page;
  const isUnknown = live.refusal?.code === 'status.incident';
  return (
    <>
      <StatusHero
        heading={isUnknown ? words.unknown.heading : words.heading}
        crumb={
          <Breadcrumb
            label={words.breadcrumb}
            steps={[ground.statusPage, { name: words.heading }]}
          />
        }
      >
        {isUnknown && <p>{live.refusal?.msg}</p>}
      </StatusHero>
      <Section className={styles.incident ?? ''}>
        {isUnknown ? (
          <ButtonLink to={ground.statusPage.path} arrow>
            {words.unknown.back}
          </ButtonLink>
        ) : (
          <Missing live={live} words={ground.shared} />
        )}
      </Section>
    </>
  );
}
