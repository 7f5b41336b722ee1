import { useEffect, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { useHydrated } from '#app/ui/hydration.ts';
import { Segmented } from '#app/ui/segmented.tsx';
import { fill } from '#content/fill.ts';
import { secondMs } from '#contract/time-units.ts';
import styles from './freshness-bar.module.css';
import type { Live } from './live.ts';
import { useMomentText } from './moments.tsx';
import { ReloadLink } from './reload-link.tsx';
import { useGround } from './status-ground.tsx';
import { chooseZone } from './zone-choice.ts';

/** How fresh the data is: as of when, in which time zone, and when it refreshes. */
export function FreshnessBar({ live }: { live: Live<unknown> }) {
  const { shared, asOf } = useGround();
  if (live.away) return <AwayBar away={live.away} onRetry={live.retry} />;
  const { fresh } = shared;
  return (
    <div className={styles.bar}>
      <Countdown key={asOf} isPaused={live.isPaused} />
      <AsOf />
      <p className={styles.how} data-only="script screen">
        {live.isPaused ? fresh.paused : fresh.every}
      </p>
      <button
        type="button"
        className={styles.pause}
        data-only="script screen"
        aria-pressed={live.isPaused}
        onClick={() => live.pause(!live.isPaused)}
      >
        {live.isPaused ? fresh.resume : fresh.pause}
      </button>
      <ZoneSwitch />
      <ReloadLink words={fresh} />
    </div>
  );
}

function AsOf() {
  const { shared, asOf } = useGround();
  const { write, zoneOf } = useMomentText();
  return (
    <p className={styles.asOf}>
      {shared.fresh.asOf}{' '}
      <time dateTime={asOf} title={asOf}>
        {write(asOf, 'seconds')}
      </time>{' '}
      <span>{zoneOf(asOf)}</span>
    </p>
  );
}

/** A ring that empties until the next refresh. */
const Countdown = ({ isPaused }: { isPaused: boolean }) => (
  <svg
    className={styles.countdown}
    data-only="screen"
    data-paused={isPaused}
    viewBox="0 0 26 26"
    aria-hidden="true"
  >
    <circle cx="13" cy="13" r="10" />
    <circle cx="13" cy="13" r="10" pathLength="30" />
  </svg>
);

function ZoneSwitch() {
  const { zone, shared } = useGround();
  const isHydrated = useHydrated();
  return (
    <Segmented
      legend={shared.zone.label}
      name="zone"
      options={[
        { value: 'own', label: shared.zone.own },
        { value: 'utc', label: 'UTC' },
      ]}
      chosen={zone}
      onChoose={chooseZone}
      isDisabled={!isHydrated}
      className={styles.zone}
    />
  );
}

function AwayBar({ away, onRetry }: { away: NonNullable<Live<unknown>['away']>; onRetry(): void }) {
  const { shared, asOf } = useGround();
  const { write, zoneOf } = useMomentText();
  const { fresh } = shared;
  const seconds = useSecondsUntil(away.retryAtMs);
  const at = (moment: string) => `${write(moment, 'seconds')} ${zoneOf(moment)}`;
  return (
    <div className={styles.away}>
      <p role="alert">
        <strong>{fill(fresh.away, { since: at(away.since) })}</strong>{' '}
        {fill(fresh.shown, { time: at(asOf) })}
      </p>
      <p>{seconds === undefined ? fresh.offline : fill(fresh.again, { seconds })}</p>
      <Button variant="outline" size="small" onClick={onRetry}>
        {fresh.tryNow}
      </Button>
    </div>
  );
}

function useSecondsUntil(atMs: number | undefined): number | undefined {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    if (atMs === undefined) return;
    const timer = setInterval(() => setNowMs(Date.now()), secondMs);
    return () => clearInterval(timer);
  }, [atMs]);
  return atMs === undefined ? undefined : Math.max(0, Math.ceil((atMs - nowMs) / secondMs));
}
