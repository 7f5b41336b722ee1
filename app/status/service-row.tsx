import { ExpandSign } from '#app/ui/expand-sign.tsx';
import { KeptEnd } from '#app/ui/kept-end.tsx';
import { PacketLink } from '#app/ui/packet.tsx';
import { fill, joinBy } from '#content/fill.ts';
import type { DayKind, StatusWords } from '#content/pages/status/structure.ts';
import type { ServiceState } from '#content/status/states.ts';
import { type Availability, dayLetters } from '#contract/status.ts';
import { AvailabilityFigures } from './availability-figures.tsx';
import { DayStrip } from './day-strip.tsx';
import styles from './service-row.module.css';
import { StateText } from './state-text.tsx';

export type ShownService = {
  id: number;
  name: string;
  /** Unknown until the call has answered. */
  now?: { state: ServiceState; text: string; description: string };
  days?: string;
  availability?: Availability[];
  recordPath: string;
};

/** A service: open for what its engineers say and the way to its records. */
export function ServiceRow({
  service,
  words,
  dayKinds,
}: {
  service: ShownService;
  words: Pick<StatusWords, 'list' | 'periods'>;
  dayKinds: readonly DayKind[];
}) {
  const { name, now, days, availability, recordPath } = service;
  const { list } = words;
  const head = (
    <>
      <span className={styles.ring} data-state={now?.state} />
      <h2>{name}</h2>
      <span className={styles.now}>
        {now && <StateText state={now.state}>{now.text}</StateText>}
      </span>
      <span className={styles.strip}>
        <DayStrip
          {...(now && { state: now.state })}
          {...(now && days && { days, label: saidByTicks(days, list, dayKinds) })}
        />
      </span>
      <ExpandSign className={styles.sign} />
    </>
  );
  if (!now)
    return (
      <div className={styles.row}>
        <div className={styles.head}>{head}</div>
      </div>
    );
  return (
    <details className={styles.row} data-state={now.state} open={now.state !== 'fine'}>
      <summary className={styles.head}>{head}</summary>
      <div className={styles.body}>
        {days && (
          <p className={styles.ends}>
            <span>{list.first}</span>
            <span>{list.last}</span>
          </p>
        )}
        <p className={styles.description}>
          <KeptEnd>{now.description}</KeptEnd>
        </p>
        {availability && availability.length > 0 && (
          <AvailabilityFigures
            label={list.availability}
            figures={availability}
            words={words.periods}
          />
        )}
        <PacketLink to={recordPath} variant="outline" size="small" arrow>
          {list.records}
        </PacketLink>
      </div>
    </details>
  );
}

/** The ticks in words: how many days of each kind. */
function saidByTicks(
  days: string,
  { period, counted, joined, days: names }: StatusWords['list'],
  kinds: readonly DayKind[],
): string {
  const parts = kinds.flatMap((kind) => {
    const count = days.split(dayLetters[kind]).length - 1;
    return count > 0 ? [fill(counted, { kind: names[kind], count })] : [];
  });
  return joinBy(joined, [period, ...parts]);
}
