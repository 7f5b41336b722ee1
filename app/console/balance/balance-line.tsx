import type { ReactNode } from 'react';
import { RunningLine } from '#app/ui/loader.tsx';
import { Ring, type RingLook } from '#app/ui/ring.tsx';
import { useNow } from '#app/ui/use-now.ts';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { minuteMs } from '#contract/time-units.ts';
import type { BalanceView } from '#contract/usage.ts';
import styles from './balance-line.module.css';
import { type Forecast, forecastOf, type Stop } from './forecast.ts';
import { useForecastWords } from './use-forecast-words.ts';

/**
 * The balance as time: the line comes from the menu to today, dashes are a forecast, idle lanes the
 * credit. Needs the words `consoleBalance`. Without a view it is loading.
 */
export function BalanceLine({
  view,
  aside,
}: {
  view: BalanceView | undefined;
  /** Beside the sentence. */
  aside?: ReactNode;
}) {
  const words = useWords('consoleBalance');
  const { loading } = useWords('console');
  const nowMs = useNow(minuteMs);
  return (
    <section
      className={styles.balance}
      aria-label={words.balance}
      aria-busy={view === undefined || undefined}
    >
      {view ? (
        <Known view={view} forecast={forecastOf(view, nowMs)} aside={aside} />
      ) : (
        <div className={styles.loading} role="status">
          <span data-spoken="">{loading}</span>
          <RunningLine className={styles.running} />
        </div>
      )}
    </section>
  );
}

function Known({
  view,
  forecast,
  aside,
}: {
  view: BalanceView;
  forecast: Forecast;
  aside: ReactNode;
}) {
  const words = useWords('consoleBalance');
  const formats = useFormats();
  const say = useForecastWords();
  const { lead, rest } = say.sentence(view, forecast);
  const { room, unforeseen, below, stops } = forecast;
  const isLow = room !== 'balance' || below !== undefined;
  return (
    <>
      <div className={styles.top}>
        <p className={styles.amount}>
          <small>{say.heading(view.asOf)}</small>
          <strong>{formats.amount(Number(view.balance))}</strong> <span>{view.currency}</span>
        </p>
        <p className={styles.said} data-low={isLow || undefined}>
          <b>{lead}</b> {rest}
        </p>
        {aside}
      </div>
      <ol
        className={styles.line}
        aria-label={words.line}
        data-way={unforeseen || room !== 'balance' ? 'plain' : 'forecast'}
      >
        {stops.map((stop, place) => (
          <li
            key={stop.id}
            data-lanes={stops[place + 1]?.id === 'credit' || undefined}
            ref={(item) => {
              item?.style.setProperty('--share', String(stop.share));
              item?.style.setProperty('--next', String(stops[place + 1]?.share ?? stop.share));
            }}
          >
            <Ring look={lookOf(stop, forecast)} className={styles.ring} />
            <b>{say.stop(stop, room)}</b>
            <small>
              <span>{formats.amount(stop.amount)}</span>
              {stop.when && <span>{say.when(stop.when)}</span>}
            </small>
          </li>
        ))}
      </ol>
    </>
  );
}

function lookOf({ id }: Stop, { room, below }: Forecast): RingLook {
  if (id === 'today')
    return room === 'none' ? 'bad' : room === 'credit' || below ? 'warned' : 'lit';
  if (id === 'alert') return 'warned';
  return id === 'credit' && room !== 'credit' ? 'idle' : 'open';
}
