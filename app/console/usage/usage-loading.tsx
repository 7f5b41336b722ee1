import { useWords } from '#app/words/use-words.ts';
import { dayMs } from '#contract/time-units.ts';
import { periodsOf } from './periods.ts';
import { EmptyPlot } from './plot.tsx';
import { isDays } from './usage-filter.ts';
import styles from './usage-loading.module.css';

/** The axis and empty rows, as large as what will stand there. */
export function UsageLoading({ range }: { range: string }) {
  const { loading } = useWords('console');
  const today = new Date().toISOString().slice(0, 10);
  const days = isDays(range) ? Number(range) : 30;
  const from = new Date(Date.parse(today) - (days - 1) * dayMs).toISOString().slice(0, 10);
  const periods = periodsOf(
    { from, to: today, days: [], completeUntil: null },
    { layers: [], measure: 'price', today },
  );
  return (
    <div className={styles.loading} role="status">
      <span data-spoken="">{loading}</span>
      <EmptyPlot periods={periods} isBusy />
      <div className={styles.rows} aria-hidden="true">
        {['1', '2', '3', '4', '5'].map((row) => (
          <i key={row} />
        ))}
      </div>
    </div>
  );
}
