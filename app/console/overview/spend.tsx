import { useFormats } from '#app/words/use-formats.ts';
import { usePagePath } from '#app/words/use-page-path.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { hasMenu, useViewer } from '../shell/viewer.ts';
import type { Loaded } from '../use-loaded.ts';
import { useRelativeTime } from '../use-relative-time.ts';
import { OverviewColumn } from './overview-column.tsx';
import styles from './spend.module.css';
import { SpendBars } from './spend-bars.tsx';
import type { UsageSummary } from './usage-of-product.ts';

/** What 30 days cost. */
export function Spend({ loaded, onRetry }: { loaded: Loaded<UsageSummary>; onRetry: () => void }) {
  const { spend: words } = useWords('consoleHome');
  const { menus } = useWords('console');
  const usage = usePagePath()('console-usage');
  const maySee = hasMenu(useViewer(), 'usage');
  return (
    <OverviewColumn
      id="spend"
      heading={words.heading}
      link={maySee ? { to: usage, name: menus.usage } : undefined}
      loaded={loaded}
      onRetry={onRetry}
    >
      {(summary) =>
        summary.total.count > 0 ? (
          <Known summary={summary} />
        ) : (
          <p className={styles.none}>{words.none}</p>
        )
      }
    </OverviewColumn>
  );
}

function Known({ summary }: { summary: UsageSummary }) {
  const { spend: words } = useWords('consoleHome');
  const formats = useFormats();
  const { near, say } = useRelativeTime();
  const { total, currency, days, completeUntil } = summary;
  const amount = formats.amount(Number(total.price));
  const ended = total.delivered + total.failed;
  const highest = days.reduce((one, other) =>
    Number(other.price) > Number(one.price) ? other : one,
  );
  const [first, today] = [days[0], days.at(-1)];
  // Figures that end before today say so instead of what today cost.
  const isToday = completeUntil === null || completeUntil.slice(0, 10) === today?.day;
  return (
    <div className={styles.spend}>
      <p className={styles.amount}>
        <strong>{amount}</strong> <span>{currency}</span>
        {ended > 0 && (
          <small>
            {fill(words.delivered, { share: formats.percent(total.delivered / ended) })}
          </small>
        )}
      </p>
      <SpendBars
        prices={days.map(({ price }) => Number(price))}
        isLastLit={isToday}
        label={fill(words.spoken, { amount, currency, day: formats.utcDay(highest.day) })}
      />
      <p className={styles.foot}>
        <span>{first && formats.utcDay(first.day)}</span>
        <span>
          {isToday
            ? fill(words.today, { amount: formats.amount(Number(today?.price ?? 0)) })
            : say(words.until, { time: near(completeUntil) })}
        </span>
      </p>
    </div>
  );
}
