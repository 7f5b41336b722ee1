import { useEffect, useRef } from 'react';
import { SiteLink } from '#app/ui/site-link.tsx';
import { fill, joinBy } from '#content/fill.ts';
import type { ServiceDays, TroubledDay } from '#contract/status.ts';
import { dayLetters } from '#contract/status-days.ts';
import { minuteMs } from '#contract/time-units.ts';
import { wideBars } from './day-bars.tsx';
import { dateOf } from './day-date.ts';
import styles from './day-note.module.css';
import { writeDuration } from './duration.ts';
import { writeMoment } from './moment-text.ts';
import { useGround } from './status-ground.tsx';

/** The tooltip of a day: date, worst state with its duration, and incidents. */
export function DayNote({ service, day }: { service: ServiceDays; day: number }) {
  const { inLanguage, incidentPath, shared } = useGround();
  const { date, trouble, state } = useDay(service)(day);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const share = (wideBars.first + day * wideBars.pitch) / wideBars.width;
    note.current?.style.setProperty('--day', String(share));
  }, [day]);
  return (
    <div
      ref={note}
      className={styles.note}
      aria-hidden="true"
      // A click must not move the focus, which would close the note.
      onMouseDown={(event) => event.preventDefault()}
    >
      <time dateTime={date.at}>{date.text}</time>
      <strong>{state}</strong>
      {trouble?.incidents.map((incident) => (
        <SiteLink key={incident.id} to={incidentPath(incident.id)} tabIndex={-1}>
          {inLanguage(incident, 'title')}
        </SiteLink>
      ))}
      {trouble && <em>{shared.days.keys}</em>}
    </div>
  );
}

/** The note of a day as text, for screen readers. */
export function useDayText(service: ServiceDays) {
  const { inLanguage, counted } = useGround();
  const dayOf = useDay(service);
  return (day: number): string => {
    const { date, state, trouble } = dayOf(day);
    const titles = (trouble?.incidents ?? []).map((incident) => inLanguage(incident, 'title'));
    return joinBy(counted.joined, [date.text, state, ...titles]);
  };
}

function useDay({ days, troubles }: ServiceDays) {
  const { asOf, shared, list } = useGround();
  return (day: number) => {
    const at = dateOf(day, asOf);
    const trouble = troubles.find(({ date }) => date === at);
    const text = writeMoment(`${at}T00:00:00.000Z`, 'day', {
      ...{ zone: 'utc', words: shared.times, today: asOf },
    });
    return { date: { at, text }, trouble, state: trouble ? lasted(day, trouble) : quiet(day) };
  };

  function lasted(day: number, { minutes }: TroubledDay): string {
    return fill(shared.days.lasted, {
      state: list.days[kindOf(days[day])],
      duration: writeDuration(minutes * minuteMs, shared.durations),
    });
  }

  function quiet(day: number): string {
    return days[day] === dayLetters.none ? list.days.none : shared.days.none;
  }
}

const kinds = ['degraded', 'outage', 'maintenance', 'none'] as const;
const kindOf = (letter: string | undefined) =>
  kinds.find((kind) => dayLetters[kind] === letter) ?? 'fine';
