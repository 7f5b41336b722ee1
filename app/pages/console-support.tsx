import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { AsyncSection } from '#app/console/async-section.tsx';
import { PageHead } from '#app/console/page-head.tsx';
import { KnownTrouble } from '#app/console/support/known-trouble.tsx';
import { TicketRows } from '#app/console/support/ticket-rows.tsx';
import styles from '#app/console/support/tickets.module.css';
import { useLoaded } from '#app/console/use-loaded.ts';
import { request } from '#app/request/client.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyLine } from '#app/ui/empty-line.tsx';
import { FilterBar, FilterSearch, FilterStates, useFilters } from '#app/ui/filters.tsx';
import { loadWords } from '#app/words/load-words.ts';
import { usePagePath } from '#app/words/use-page-path.ts';
import { useWords } from '#app/words/use-words.ts';
import { ticketFilters } from '#content/interface/console-support.ts';
import { listTickets } from '#contract/tickets.ts';

export { meta } from '#app/head/meta.ts';
export { shouldRevalidate } from '#app/words/follow-language.ts';

export const loader = (args: LoaderFunctionArgs) =>
  loadWords(args, 'console', 'consoleSupport', 'tickets');

const pageRows = 50;

export default function ConsoleSupport() {
  const words = useWords('consoleSupport');
  const pagePath = usePagePath();
  const filters = useFilters();
  const [rows, setRows] = useState(pageRows);
  const state = filters.chosen('state', ticketFilters);
  const find = filters.typed('find');
  const { loaded, retry } = useLoaded(
    () => request(listTickets, { rows, ...(state && { state }), ...(find && { find }) }),
    `${filters.key} ${rows}`,
  );
  const counts = loaded.step === 'ready' ? loaded.data.counts : undefined;
  const all = counts && counts.us + counts.customer + counts.closed;
  const newTicket = (
    <ButtonLink to={pagePath('console-new-ticket')} arrow>
      {words.make}
    </ButtonLink>
  );

  return (
    <>
      <PageHead title={words.title} sentence={words.sentence} action={all !== 0 && newTicket} />
      <KnownTrouble />
      {all !== 0 && (
        <div className={styles.filters}>
          <FilterBar label={words.filter}>
            <FilterStates
              {...{ name: 'state', label: words.filter, filters }}
              {...{ values: ticketFilters, names: words.filters }}
              countOf={(value) => (value ? counts?.[value] : all)?.toString()}
            />
            <FilterSearch label={words.find} hint={words.find} filters={filters} />
          </FilterBar>
        </div>
      )}
      <AsyncSection loaded={loaded} onRetry={retry}>
        {({ tickets, hasMore }) => {
          if (all === 0)
            return (
              <EmptyLine heading={words.empty.heading} sentence={words.empty.sentence}>
                {newTicket}
              </EmptyLine>
            );
          if (tickets.length === 0)
            return (
              <EmptyLine heading={words.none.heading}>
                <ButtonLink to={pagePath('console-support')} variant="outline">
                  {words.none.clear}
                </ButtonLink>
              </EmptyLine>
            );
          return (
            <>
              <TicketRows tickets={tickets} />
              <div className={styles.more}>
                <p>{words.answers}</p>
                {hasMore && (
                  <Button variant="outline" size="small" onClick={() => setRows(rows + pageRows)}>
                    {words.older}
                  </Button>
                )}
              </div>
            </>
          );
        }}
      </AsyncSection>
    </>
  );
}
