import { type LoaderFunctionArgs, useLocation, useNavigate } from 'react-router';
import { AsyncSection } from '#app/console/async-section.tsx';
import { CsvButton } from '#app/console/csv-button.tsx';
import { PageHead } from '#app/console/page-head.tsx';
import { LiveRow } from '#app/console/requests/live-row.tsx';
import { exportLogged, fileNames } from '#app/console/requests/log-calls.ts';
import {
  filterOf,
  type RequestFilter,
  searchFor,
  withoutFilter,
} from '#app/console/requests/request-filter.ts';
import { RequestFilters } from '#app/console/requests/request-filters.tsx';
import { RequestRow } from '#app/console/requests/request-row.tsx';
import { useLog } from '#app/console/requests/use-log.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyLine } from '#app/ui/empty-line.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { loadWords } from '#app/words/load-words.ts';
import { useDocumentPath } from '#app/words/use-document-path.ts';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { logExportMax } from '#contract/requests.ts';
import styles from './console-requests.module.css';

export { meta } from '#app/head/meta.ts';
export { shouldRevalidate } from '#app/words/follow-language.ts';

export const loader = (args: LoaderFunctionArgs) =>
  loadWords(args, 'console', 'consoleRequests', 'consoleCallbacks', 'productNames');

export default function ConsoleRequests() {
  const words = useWords('consoleRequests');
  const formats = useFormats();
  const documentPath = useDocumentPath();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const filter = filterOf(search);
  const { environment } = filter;
  const { loaded, retry, first, rows, came, show, hasMore, older } = useLog(filter);
  const news = words.live[environment];

  const change = (chosen: RequestFilter) =>
    void navigate(pathname + searchFor(chosen), { replace: true, preventScrollReset: true });

  return (
    <>
      <PageHead
        title={words.title}
        sentence={words.sentence[environment]}
        action={
          <div className={styles.news} role="status">
            {came > 0 && (
              <>
                <i />
                <span>{fill(came === 1 ? news.one : news.other, { count: came })}</span>
                <TextButton onClick={show}>{words.live.show}</TextButton>
              </>
            )}
          </div>
        }
      />
      <RequestFilters
        filter={filter}
        keys={first?.keys ?? []}
        counts={first?.counts}
        isEmpty={first?.isEmpty ?? false}
        onChange={change}
        csv={
          <CsvButton
            ask={() => exportLogged(filter)}
            fileName={fileNames[environment]}
            words={{
              ...words.csv,
              cut: fill(words.csv.cut, { count: formats.count(logExportMax) }),
            }}
            search={searchFor(filter)}
          />
        }
      />
      <AsyncSection loaded={loaded} onRetry={retry}>
        {(page) => {
          const isLive = page.environment === 'live';
          if (page.isEmpty && isLive) return <EmptyLine {...words.liveEmpty} />;
          if (page.isEmpty)
            return (
              <EmptyLine heading={words.empty.heading} sentence={words.empty.sentence}>
                <ButtonLink to={`${documentPath('general/conventions')}#start`} arrow>
                  {words.empty.act}
                </ButtonLink>
              </EmptyLine>
            );
          if (rows.length === 0)
            return (
              <p className={styles.none}>
                {words.none[page.environment]}{' '}
                <TextButton onClick={() => change(withoutFilter(filter))}>
                  {words.none.clear}
                </TextButton>
              </p>
            );
          return (
            <>
              <div className={styles.list} data-live={isLive || undefined}>
                <div className={styles.columns} aria-hidden="true">
                  {Object.values(isLive ? words.liveColumns : words.columns).map((column) => (
                    <span key={column}>{fill(column, { zone: formats.zone() })}</span>
                  ))}
                </div>
                {rows.map((row) =>
                  'message' in row ? (
                    <LiveRow
                      key={row.id}
                      message={row.message}
                      onFind={(find) => change({ ...withoutFilter(filter), find })}
                    />
                  ) : (
                    <RequestRow key={row.id} request={row.request} />
                  ),
                )}
              </div>
              <div className={styles.more}>
                <p>{words.kept[page.environment]}</p>
                {hasMore && (
                  <Button
                    variant="outline"
                    size="small"
                    aria-disabled={older.isBusy || undefined}
                    onClick={older.load}
                  >
                    {older.isBusy ? words.loadingOlder : words.older[page.environment]}
                  </Button>
                )}
                {older.refused && <FailureNote message={older.refused.message} />}
              </div>
            </>
          );
        }}
      </AsyncSection>
    </>
  );
}
