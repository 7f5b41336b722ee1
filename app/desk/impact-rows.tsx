import { useState } from 'react';
import { ImpactChips } from '#app/status/impact-chips.tsx';
import { ImpactLane } from '#app/status/impact-lane.tsx';
import { LaneAxis } from '#app/status/lane-axis.tsx';
import { useMomentText } from '#app/status/moments.tsx';
import { endOf, serviceImpacts } from '#app/status/service-impacts.ts';
import { useGround } from '#app/status/status-ground.tsx';
import { timeAxis } from '#app/status/time-axis.ts';
import { useImpactSentence } from '#app/status/use-impact-sentence.ts';
import { SelectBox } from '#app/ui/select-box.tsx';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { statusServices } from '#content/status/services.ts';
import type { StatusChange } from '#contract/desk-incidents.ts';
import type { ServiceImpact } from '#contract/incident-states.ts';
import type { Incident } from '#contract/status.ts';
import styles from './incidents.module.css';
import { asMoment } from './typed-time.ts';
import { UtcTime } from './utc-time.tsx';

export const impactRowId = (service: string): string => `from-${service}`;

const affecting: readonly ServiceImpact[] = ['outage', 'degraded', 'maintenance'];
const inOrder: readonly ServiceImpact[] = [...affecting, 'recovered'];

/** The last known impact of a service, from when on; undefined while it is not affected. */
export function lastImpact({ services }: Incident, slug: string) {
  const id = statusServices.find((service) => service.slug === slug)?.id;
  return services.find((service) => service.id === id)?.impacts.at(-1);
}

/** A change may be set back, but not before the last one. */
export const isTooEarly = (incident: Incident, { service, from }: StatusChange): boolean =>
  (asMoment(from) ?? '~') <
  (lastImpact(incident, service)?.from ?? incident.startTime).slice(0, 16);

/** In the minute of the last change, which has seconds, its very moment. */
const notBefore = (floor: string, from: string | null): string | null =>
  from && from.slice(0, 16) === floor.slice(0, 16) ? floor : from;

/** A lane for each service of an incident, with its impact from now on, or from a time before. */
export function ImpactRows({
  incident,
  shown,
  changed,
  isChecked,
  onChange,
}: {
  incident: Incident;
  /** With the changes that are being written. */
  shown: Incident;
  changed: readonly StatusChange[];
  isChecked: boolean;
  onChange: (changed: StatusChange[]) => void;
}) {
  const words = useWords('deskIncidents');
  const { asOf, services } = useGround();
  const [added, setAdded] = useState<string[]>([]);
  const until = endOf(shown, asOf);
  const axis = timeAxis(Date.parse(incident.startTime), Date.parse(until), 0);
  const lanes = serviceImpacts(shown, until);
  const slugs = [
    ...serviceImpacts(incident, asOf).map(({ id }) => slugOf(id)),
    ...changed.map(({ service }) => service),
    ...added,
  ];
  const rows = [...new Set(slugs)];
  const others = services.filter(({ slug }) => !rows.includes(slug));

  return (
    <section className={styles.impacts}>
      <h2>{words.impact}</h2>
      <LaneAxis axis={axis} isOpen />
      {rows.map((slug) => {
        const service = services.find((one) => one.slug === slug);
        const lane = lanes.find(({ id }) => id === service?.id);
        const change = changed.find((one) => one.service === slug);
        const others = changed.filter((one) => one !== change);
        return (
          <ImpactRow
            key={slug}
            slug={slug}
            name={service?.name ?? slug}
            incident={incident}
            lane={lane && <ImpactLane service={lane} axis={axis} isOver={false} />}
            sentence={lane}
            change={change}
            isChecked={isChecked}
            onChange={(next) => onChange(next ? [...others, next] : others)}
          />
        );
      })}
      <SelectBox
        label={words.addService}
        isLabelSpoken
        value=""
        options={[
          { value: '', name: words.addService },
          ...others.map(({ slug, name }) => ({ value: slug, name })),
        ]}
        onChoose={(slug) => slug && setAdded([...added, slug])}
      />
    </section>
  );
}

const slugOf = (id: number): string =>
  statusServices.find((service) => service.id === id)?.slug ?? '';

function ImpactRow({
  slug,
  name,
  incident,
  lane,
  sentence,
  change,
  isChecked,
  onChange,
}: {
  slug: string;
  name: string;
  incident: Incident;
  lane: React.ReactNode;
  sentence: ReturnType<typeof serviceImpacts>[number] | undefined;
  change: StatusChange | undefined;
  isChecked: boolean;
  onChange: (change: StatusChange | undefined) => void;
}) {
  const words = useWords('deskStatus');
  const { write } = useMomentText();
  const say = useImpactSentence();
  const last = lastImpact(incident, slug);
  const isWrong = isChecked && change !== undefined && isTooEarly(incident, change);
  return (
    <div className={styles.impact} data-changed={change ? '' : undefined}>
      <b>{name}</b>
      <div>
        {lane}
        {sentence && <span data-spoken="">{say(sentence, false)}</span>}
        <div className={styles.chosen}>
          <ImpactChips
            legend={fill(words.impactOf, { service: name })}
            impacts={last ? inOrder : affecting}
            chosen={change?.impact ?? last?.impact}
            onChoose={(impact) =>
              onChange(
                impact === last?.impact
                  ? undefined
                  : { service: slug, impact, from: change?.from ?? null },
              )
            }
          />
          {change ? (
            <UtcTime
              id={impactRowId(slug)}
              label={words.from}
              value={change.from}
              isWrong={isWrong}
              onChange={(from) =>
                onChange({ ...change, from: notBefore(last?.from ?? incident.startTime, from) })
              }
            />
          ) : (
            last && <small>{fill(words.since, { time: write(last.from) })}</small>
          )}
        </div>
      </div>
    </div>
  );
}
