import type { ReactNode } from 'react';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { NoWidow } from '#app/ui/no-widow.tsx';
import { Section } from '#app/ui/section.tsx';
import { fill } from '#content/fill.ts';
import type { StatusRecordData } from '#content/pages/status-record/status-record.ts';
import type { RecordPageData } from '#content/status/served.ts';
import { percentOf, periodOf } from './availability-figures.tsx';
import { FollowLinks } from './follow-links.tsx';
import { FreshnessBar } from './freshness-bar.tsx';
import type { Live } from './live.ts';
import { writeMoment, type Zone, zoneName } from './moment-text.ts';
import { NoRecords } from './no-records.tsx';
import { Missing, SampleNote } from './page-notes.tsx';
import { PlannedList } from './planned-list.tsx';
import { RecordMonths } from './record-months.tsx';
import { RecordStrip } from './record-strip.tsx';
import styles from './record-view.module.css';
import { StatusGroundProvider } from './status-ground.tsx';
import { type HeroFigure, StatusHero } from './status-hero.tsx';
import { countOpen } from './summarise.ts';

type ViewProps = {
  record: StatusRecordData;
  serviceId: string;
  /** The name in the URL, for a service that we do not know. */
  givenName?: string | undefined;
  live: Live<RecordPageData>;
  zone: Zone;
};

/** The history of one service. Rendered by the server and in the browser. */
export function RecordView({ record, serviceId, givenName, live, zone }: ViewProps) {
  const { words, ground } = record;
  const service = record.services.find(({ id }) => String(id) === serviceId);
  const isUnknown = live.refusal?.code === 'status.service';
  const name = service?.name ?? (isUnknown ? words.heading : givenName || words.heading);
  const { data } = live;
  const hero = (tip: ReactNode, figures: readonly HeroFigure[] = []) => (
    <StatusHero
      heading={name}
      crumb={<Breadcrumb label={words.breadcrumb} steps={[ground.statusPage, { name }]} />}
      figures={figures}
    >
      {tip}
    </StatusHero>
  );
  if (!data)
    return (
      <>
        {hero(
          <p>
            <NoWidow>{words.tip}</NoWidow>
          </p>,
        )}
        <Section className={styles.record ?? ''}>
          {isUnknown ? (
            <div className={styles.unknown}>
              <h2>{words.unknown.heading}</h2>
              <p>{live.refusal?.msg}</p>
              <ButtonLink to={ground.statusPage.path} arrow>
                {words.unknown.back}
              </ButtonLink>
            </div>
          ) : (
            <Missing live={live} words={ground.shared} />
          )}
        </Section>
      </>
    );

  const { asOf, incidents, sample, service: days } = data.record;
  const today = { zone, words: ground.shared.times, today: asOf };
  const lasting = incidents.filter(({ phase, kind }) => phase === 'on' && kind === 'incident');
  const openCount = countOpen(lasting.length, words);
  const month = writeMoment(`${days.recordedFrom}T12:00:00.000Z`, 'month', today);
  const planned = incidents.filter(({ phase }) => phase === 'ahead').toReversed();
  const tip = (
    <p>
      {openCount && <strong>{openCount} </strong>}
      {fill(words.since, { month: month.replaceAll(' ', '\u00a0') })}
    </p>
  );
  return (
    <StatusGroundProvider ground={ground} zone={zone} asOf={asOf}>
      {hero(
        tip,
        days.availability.map((figure) => ({
          label: periodOf(figure, asOf, ground.periods),
          parts: [{ value: percentOf(figure), unit: '%' }],
        })),
      )}
      <Section className={styles.record ?? ''}>
        <FreshnessBar live={live} />
        {sample && (incidents.length > 0 || data.history.length > 0) && (
          <SampleNote words={ground.shared} />
        )}
        <RecordStrip days={days} incidents={incidents} />
        {planned.length > 0 && (
          <PlannedList
            maintenance={planned}
            words={{ ...record.planned, heading: words.planned }}
          />
        )}
        {data.history.length === 0 ? (
          <NoRecords {...words.empty} />
        ) : (
          <RecordMonths
            history={data.history}
            incidents={incidents}
            service={days.id}
            words={words}
          />
        )}
        <div className={styles.foot}>
          {service && (
            <div>
              <h2>{words.feedsLabel}</h2>
              <FollowLinks label={words.feedsLabel} links={service.feeds} />
            </div>
          )}
          <p className={styles.zone}>
            {fill(ground.shared.zone.note, { zone: zoneName(zone, asOf) })}
          </p>
        </div>
      </Section>
    </StatusGroundProvider>
  );
}
