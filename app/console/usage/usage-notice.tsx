import { ButtonLink } from '#app/ui/button.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { usePagePath } from '#app/words/use-page-path.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import type { TicketType } from '#contract/tickets.ts';
import type { Usage } from '#contract/usage.ts';
import { hasMenu, useViewer } from '../shell/viewer.ts';
import styles from './usage-notice.module.css';
import { useNames } from './use-names.ts';

/** One reason keeps many messages to a country from arriving: a ticket about it is prepared. */
export function UsageNotice({
  notice: { country, product, status, reason, count, of },
  means = '',
}: {
  notice: Usage['notices'][number];
  /** What the reason means, once that is known. */
  means?: string | undefined;
}) {
  const { arrived: words } = useWords('consoleUsage');
  const { sentences } = useWords('consoleBalance');
  const formats = useFormats();
  const nameOf = useNames();
  const newTicket = usePagePath()('console-new-ticket');
  const mayAsk = hasMenu(useViewer(), 'support');
  const facts = {
    country: nameOf.country(country),
    product: nameOf.product(product),
    reason: reason || status,
    count: formats.count(count),
    of: formats.count(of),
    share: formats.percent(count / of, 0),
  };
  const query = new URLSearchParams({
    type: ticketTypes[reason] ?? 'fault',
    country: facts.country,
    subject: fill(words.subject, facts),
  });
  return (
    <div className={styles.notice} role="note">
      <div>
        <h3>{fill(words.noticed, facts)}</h3>
        <p>{fill(sentences, { one: means, other: fill(words.noticedSentence, facts) }).trim()}</p>
      </div>
      {mayAsk && (
        <ButtonLink to={`${newTicket}?${query}`} variant="ink" size="small" arrow>
          {words.ticket}
        </ButtonLink>
      )}
    </div>
  );
}

/** The tickets that mend something; for all other reasons it has to be found out. */
const ticketTypes: Partial<Record<string, TicketType>> = {
  SENDER_REFUSED: 'sender',
  TEMPLATE_REFUSED: 'sender',
  OPERATOR_REFUSED: 'sender',
  NO_ROUTE: 'country',
};
