import { type LoaderFunctionArgs, useLocation, useNavigate } from 'react-router';
import { AccountPage } from '#app/console/account/account-page.tsx';
import { AsyncSection } from '#app/console/async-section.tsx';
import { EventDays } from '#app/console/events/event-days.tsx';
import { EventFilterSelect } from '#app/console/events/event-filter-select.tsx';
import { eventFilterOf, searchFor } from '#app/console/events/event-filters.ts';
import { Question } from '#app/console/events/question.tsx';
import { useEvents } from '#app/console/events/use-events.ts';
import { Button } from '#app/ui/button.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { loadWords } from '#app/words/load-words.ts';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import styles from './console-events.module.css';

export { meta } from '#app/head/meta.ts';
export { shouldRevalidate } from '#app/words/follow-language.ts';

export const loader = (args: LoaderFunctionArgs) =>
  loadWords(args, 'console', 'consoleAccount', 'consoleEvents');

export default function ConsoleEvents() {
  const words = useWords('consoleEvents');
  const formats = useFormats();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const show = eventFilterOf(search);
  const { loaded, retry, refresh, events, question, hasMore, isExtended, older } = useEvents(show);

  return (
    <AccountPage>
      <div className={styles.head}>
        <p>{fill(words.lead, { zone: formats.zone() })}</p>
        <EventFilterSelect
          show={show}
          onChoose={(chosen) =>
            void navigate(pathname + searchFor(chosen), { replace: true, preventScrollReset: true })
          }
        />
      </div>
      {question && <Question key={question.id} event={question} onMine={refresh} />}
      <AsyncSection loaded={loaded} onRetry={retry}>
        {() =>
          events.length === 0 ? (
            <p className={styles.empty}>{words.empty[show]}</p>
          ) : (
            <EventDays events={events} />
          )
        }
      </AsyncSection>
      <div className={styles.older}>
        {hasMore && (
          <Button variant="outline" aria-disabled={older.isBusy || undefined} onClick={older.load}>
            {older.isBusy ? words.loadingOlder : words.older}
          </Button>
        )}
        {older.refused && <FailureNote message={older.refused.message} />}
        <p role="status">{isExtended && !hasMore && words.all}</p>
      </div>
    </AccountPage>
  );
}
