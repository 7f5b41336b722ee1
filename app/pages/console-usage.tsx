import { useState } from 'react';
import { type LoaderFunctionArgs, useLocation, useNavigate } from 'react-router';
import { markFunction } from '#app/console/mark-function.ts';
import { PageHead } from '#app/console/page-head.tsx';
import type { Measure } from '#app/console/usage/periods.ts';
import { UsageBalance } from '#app/console/usage/usage-balance.tsx';
import { UsageEmpty } from '#app/console/usage/usage-empty.tsx';
import { filterOf, searchFor, type UsageFilter } from '#app/console/usage/usage-filter.ts';
import { UsageFilters } from '#app/console/usage/usage-filters.tsx';
import { UsageLoading } from '#app/console/usage/usage-loading.tsx';
import { UsageResult } from '#app/console/usage/usage-result.tsx';
import { useCompleteness } from '#app/console/usage/use-completeness.ts';
import { useUsage } from '#app/console/usage/use-usage.ts';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { Ring } from '#app/ui/ring.tsx';
import { loadWords } from '#app/words/load-words.ts';
import { useWords } from '#app/words/use-words.ts';
import styles from './console-usage.module.css';

export { meta } from '#app/head/meta.ts';
export { shouldRevalidate } from '#app/words/follow-language.ts';

export const loader = (args: LoaderFunctionArgs) =>
  loadWords(
    args,
    ...(['console', 'consoleBalance', 'consoleConfirm', 'consoleUsage'] as const),
    ...(['fieldErrors', 'productNames'] as const),
  );

export default function ConsoleUsage() {
  const words = useWords('consoleUsage');
  const { retry: again } = useWords('console');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const filter = filterOf(search);
  const { view, isBusy, failed, retry } = useUsage(filter);
  const [measure, setMeasure] = useState<Measure>('price');
  const complete = useCompleteness(view?.usage.completeUntil ?? null);

  const change = (part: Partial<UsageFilter>) =>
    void navigate(pathname + searchFor({ ...filter, ...part }), { preventScrollReset: true });
  const isEmpty = view !== undefined && !view.usage.hasAny;

  return (
    <>
      <PageHead
        title={words.title}
        sentence={words.sentence}
        note={
          complete ? (
            <span className={styles.complete} data-late={complete.isLate || undefined}>
              {complete.isLate && <Ring look="warned" />}
              {complete.text}
            </span>
          ) : (
            // Keeps the line while the figures load.
            !view && !failed && '\u00A0'
          )
        }
      />
      <UsageBalance />
      <section {...markFunction('charges')} aria-label={words.title}>
        <UsageFilters filter={filter} options={view?.range.options} onChange={change} />
        {failed && (
          <div className={styles.failed}>
            <FailureNote
              message={[words.notLoaded, failed.message].filter(Boolean).join(' ')}
              action={again}
              onRetry={retry}
            />
          </div>
        )}
        {isEmpty ? (
          <UsageEmpty view={view} onChange={change} />
        ) : view ? (
          <UsageResult
            {...{ view, isBusy, onChange: change }}
            measure={view.filter.environment === 'live' ? measure : 'count'}
            onMeasure={setMeasure}
          />
        ) : (
          !failed && <UsageLoading range={filter.range} />
        )}
      </section>
    </>
  );
}
