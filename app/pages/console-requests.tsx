import { type LoaderFunctionArgs, useLocation, useNavigate } from 'react-router';
import { AsyncSection } from '#app/console/async-section.tsx';
import { PageHead } from '#app/console/page-head.tsx';
import { filterOf, type RequestFilter, searchFor } from '#app/console/requests/request-filter.ts';
import { RequestFilters } from '#app/console/requests/request-filters.tsx';
import { RequestRow } from '#app/console/requests/request-row.tsx';
import { useRequests } from '#app/console/requests/use-requests.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyLine } from '#app/ui/empty-line.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { loadWords } from '#app/words/load-words.ts';
import { useDocumentPath } from '#app/words/use-document-path.ts';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import styles from './console-requests.module.css';

export { meta } from '#app/head/meta.ts';
export { shouldRevalidate } from '#app/words/follow-language.ts';

export const loader = (args: LoaderFunctionArgs) => loadWords(args, 'console', 'consoleRequests');

export default function ConsoleRequests() {
  const words = useWords('consoleRequests');
  const formats = useFormats();
  const documentPath = useDocumentPath();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const filter = filterOf(search);
  const { loaded, retry, requests, came, show, hasMore, older } = useRequests(filter);
  const known = loaded.step === 'ready' ? loaded.data : undefined;

  const change = (chosen: RequestFilter) =>
    void navigate(pathname + searchFor(chosen), { replace: true, preventScrollReset: true });

  const columns = ['time', 'call', 'status', 'code', 'took'] as const;

  return (
    <>
      <PageHead
        title={words.title}
        sentence={words.sentence}
        action={
          <div className={styles.live} role="status">
            {came > 0 && (
              <>
                <i />
                <span>{fill(came === 1 ? words.live.one : words.live.other, { count: came })}</span>
                <TextButton onClick={show}>{words.live.show}</TextButton>
              </>
            )}
          </div>
        }
      />
      {!known?.isEmpty && (
        <RequestFilters
          filter={filter}
          keys={known?.keys ?? []}
          counts={known?.counts}
          onChange={change}
        />
      )}
      <AsyncSection loaded={loaded} onRetry={retry}>
        {({ isEmpty }) => {
          if (isEmpty)
            return (
              <EmptyLine heading={words.empty.heading} sentence={words.empty.sentence}>
                <ButtonLink to={`${documentPath('general/conventions')}#start`} arrow>
                  {words.empty.act}
                </ButtonLink>
              </EmptyLine>
            );
          if (requests.length === 0)
            return (
              <p className={styles.none}>
                {words.none.sentence}{' '}
                <TextButton onClick={() => change(filterOf(''))}>{words.none.clear}</TextButton>
              </p>
            );
          return (
            <div className={styles.list}>
              <div className={styles.columns} aria-hidden="true">
                {columns.map((column) => (
                  <span key={column}>{fill(words.columns[column], { zone: formats.zone() })}</span>
                ))}
              </div>
              {requests.map((request) => (
                <RequestRow key={request.id} request={request} />
              ))}
            </div>
          );
        }}
      </AsyncSection>
      {requests.length > 0 && (
        <div className={styles.more}>
          <p>{words.kept}</p>
          {hasMore && (
            <Button
              variant="outline"
              size="small"
              aria-disabled={older.isBusy || undefined}
              onClick={older.load}
            >
              {older.isBusy ? words.loadingOlder : words.older}
            </Button>
          )}
          {older.refused && <FailureNote message={older.refused.message} />}
        </div>
      )}
    </>
  );
}
