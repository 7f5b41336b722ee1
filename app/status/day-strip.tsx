import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import { useHydrated } from '#app/ui/hydration.ts';
import { fill, joinBy } from '#content/fill.ts';
import type { ServiceState } from '#content/status/states.ts';
import type { ServiceDays } from '#contract/status.ts';
import { dayLetters } from '#contract/status-days.ts';
import { DayBars, wideBars } from './day-bars.tsx';
import { dateOf, lastDay } from './day-date.ts';
import { DayNote, useDayText } from './day-note.tsx';
import styles from './day-strip.module.css';
import { useGround } from './status-ground.tsx';

/**
 * The last 90 days of a service. Hover, tap or arrow keys show the note of a day, Enter or a click
 * opens its incident. Without JavaScript it is a picture.
 */
export function DayStrip({
  service,
  state,
  note = 'above',
  onQuietDay,
}: {
  service: ServiceDays;
  state: ServiceState;
  /** Where the note of a day appears. */
  note?: 'above' | 'below';
  /** A day without incidents was clicked. */
  onQuietDay?: () => void;
}) {
  const [day, setDay] = useState<number>();
  const isHydrated = useHydrated();
  const strip = useRef<HTMLDivElement>(null);
  const textOf = useDayText(service);
  const open = useOpenDay(service, onQuietDay);
  const label = useStripLabel(service.days);

  const dayAt = ({ clientX }: PointerEvent) => {
    const { left, width } = strip.current?.getBoundingClientRect() ?? { left: 0, width: 1 };
    const x = ((clientX - left) / width) * wideBars.width;
    return Math.min(lastDay, Math.max(0, Math.round((x - wideBars.first) / wideBars.pitch)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const now = day ?? lastDay;
    const target = targets[event.key]?.(now);
    if (target !== undefined) setDay(Math.min(lastDay, Math.max(0, target)));
    else if (event.key === 'Escape') setDay(undefined);
    else if (event.key === 'Enter') open(now);
    else return;
    event.preventDefault();
  };

  if (!isHydrated)
    return (
      <div className={styles.strip} role="img" aria-label={label}>
        <DayBars days={service.days} state={state} />
      </div>
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: closes the note when the focus leaves.
    <div
      className={classNames(styles.strip, styles[note])}
      onBlur={({ currentTarget, relatedTarget }) =>
        currentTarget.contains(relatedTarget) || setDay(undefined)
      }
    >
      <div
        ref={strip}
        className={styles.days}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={lastDay}
        aria-valuenow={day ?? lastDay}
        aria-valuetext={textOf(day ?? lastDay)}
        onFocus={() => setDay((shown) => shown ?? lastDay)}
        onKeyDown={onKeyDown}
        onPointerMove={(event) => event.pointerType === 'mouse' && setDay(dayAt(event))}
        onPointerLeave={(event) => event.pointerType === 'mouse' && setDay(undefined)}
        onPointerUp={(event) =>
          event.pointerType === 'mouse' ? open(dayAt(event)) : setDay(dayAt(event))
        }
      >
        <DayBars days={service.days} state={state} marked={day} />
      </div>
      {day !== undefined && <DayNote key={day} service={service} day={day} />}
    </div>
  );
}

const targets: Record<string, (day: number) => number> = {
  ArrowLeft: (day) => day - 1,
  ArrowDown: (day) => day - 1,
  ArrowRight: (day) => day + 1,
  ArrowUp: (day) => day + 1,
  Home: () => 0,
  End: () => lastDay,
};

/** Opens the incident of a day, or the day in the history if there are several. */
function useOpenDay(service: ServiceDays, onQuietDay?: () => void) {
  const navigate = useNavigate();
  const { asOf, incidentPath, recordPath } = useGround();
  return (day: number): void => {
    const date = dateOf(day, asOf);
    const { incidents = [] } = service.troubles.find((trouble) => trouble.date === date) ?? {};
    const [first, ...others] = incidents;
    const dayPath = `${recordPath(service.id)}#day-${date}`;
    if (!first) onQuietDay?.();
    else void navigate(others.length === 0 ? incidentPath(first.id) : dayPath);
  };
}

/** The number of days of each kind, for screen readers. */
function useStripLabel(days: string): string {
  const { list, counted, dayKinds } = useGround();
  const parts = dayKinds.flatMap((kind) => {
    const count = days.split(dayLetters[kind]).length - 1;
    return count > 0 ? [fill(counted.counted, { kind: list.days[kind], count })] : [];
  });
  return joinBy(counted.joined, [list.period, ...parts]);
}
