import { NoWidow } from '#app/ui/no-widow.tsx';
import { Section } from '#app/ui/section.tsx';
import { withoutHydration } from '#app/ui/without-hydration.tsx';
import type { StatusData } from '#content/pages/status/status.ts';
import type { StatusPageData } from '#content/status/served.ts';
import { stateOfCode } from '#content/status/states.ts';
import { FreshnessBar } from './freshness-bar.tsx';
import type { Live } from './live.ts';
import type { Zone } from './moment-text.ts';
import { OpenIncidents } from './open-incidents.tsx';
import { Missing, SampleNote } from './page-notes.tsx';
import { PlannedList } from './planned-list.tsx';
import { ServiceLanes } from './service-lanes.tsx';
import { ServiceRow } from './service-row.tsx';
import { StateAnnouncer } from './state-announcer.tsx';
import { StatusGroundProvider } from './status-ground.tsx';
import { StatusHero } from './status-hero.tsx';
import styles from './status-view.module.css';
import { countOpen, summarise } from './summarise.ts';

const StatusArt = withoutHydration(() =>
  import('#app/art/status/status-art.tsx').then((module) => module.StatusArt),
);

type ViewProps = {
  status: StatusData;
  live: Live<StatusPageData>;
  zone: Zone;
};

/** The status page: open incidents, services, maintenance. Rendered by server and browser. */
export function StatusView({ status, live, zone }: ViewProps) {
  const { words, ground } = status;
  if (!live.data)
    return (
      <>
        <StatusHero
          heading={words.heading}
          art={(className) => <StatusArt className={className} />}
        >
          <p>
            <NoWidow>{words.tip}</NoWidow>
          </p>
        </StatusHero>
        <Section className={styles.board ?? ''}>
          <Missing live={live} words={ground.shared} />
        </Section>
      </>
    );
  const { services, overview } = live.data;
  const openCount = countOpen(overview.open.length, words.summary);
  return (
    <StatusGroundProvider ground={ground} zone={zone} asOf={overview.asOf}>
      <StatusHero
        heading={words.heading}
        art={(className) => (
          <ServiceLanes
            className={className}
            states={services.map(({ serviceStatus }) => stateOfCode(serviceStatus))}
          />
        )}
      >
        <p>
          {openCount && <strong>{openCount} </strong>}
          <NoWidow>{summarise(services, words)}</NoWidow>
        </p>
      </StatusHero>
      <Section className={styles.board ?? ''}>
        <FreshnessBar live={live} />
        {overview.sample && <SampleNote words={ground.shared} />}
        <OpenIncidents overview={overview} words={words.open} />
        <StateAnnouncer services={services} incidents={overview.open} />
        <Services status={status} data={live.data} />
        <PlannedList
          maintenance={overview.maintenance}
          words={words.planned}
          calendarPath={status.calendarPath}
        />
      </Section>
    </StatusGroundProvider>
  );
}

function Services({ status, data }: { status: StatusData; data: StatusPageData }) {
  const { words, ground } = status;
  const { services, overview } = data;
  const going = [...overview.open, ...overview.maintenance.filter(({ phase }) => phase === 'on')];
  if (services.length === 0) return <p>{words.list.empty}</p>;
  return (
    <>
      <div className={styles.columns}>
        <span>{words.list.service}</span>
        <span>{words.list.period}</span>
      </div>
      <ul>
        {services.map((service) => (
          <ServiceRow
            key={service.id}
            service={service}
            days={overview.services.find(({ id }) => id === service.id)}
            incidents={going.filter(({ serviceIds }) => serviceIds.includes(service.id))}
            words={words.list}
          />
        ))}
      </ul>
      <ul className={styles.keys}>
        {ground.dayKinds.map((kind) => (
          <li key={kind} data-kind={kind}>
            {words.list.days[kind]}
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        <NoWidow>{words.list.note}</NoWidow>
      </p>
    </>
  );
}
