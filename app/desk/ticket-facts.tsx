import { AskedFacts } from '#app/tickets/asked-facts.tsx';
import { ExpandIcon } from '#app/ui/expand-icon.tsx';
import { Facts, factsOf } from '#app/ui/facts.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { useMediaQuery } from '#app/ui/use-media-query.ts';
import { useFormats } from '#app/words/use-formats.ts';
import { useLayout } from '#app/words/use-layout.ts';
import { useLocaleSettings } from '#app/words/use-locale-settings.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill, joinBy } from '#content/fill.ts';
import { deskBase } from '#contract/desk-base.ts';
import type { DeskTicket } from '#contract/desk-tickets.ts';
import styles from './tickets.module.css';

/** What the ticket asks for, and the customer who asks; on a phone the latter folds into one row. */
export function TicketFacts({
  ticket: { type, facts, company, customer },
}: {
  ticket: DeskTicket;
}) {
  const words = useWords('deskTickets');
  const { both } = useWords('desk');
  const { amount, month } = useFormats();
  const { products } = useLayout();
  const { countryName } = useLocaleSettings();
  const isPhone = useMediaQuery('(width <= 760px)');
  const { id, country, since, tickets, openTickets } = customer;
  const balance = `${amount(Number(customer.balance))} ${customer.currency}`;
  const enabled = products
    .flatMap(({ services }) => services)
    .flatMap((service) => (customer.products.includes(service.id) ? [service.name] : []));
  const others =
    tickets === 0
      ? words.noneBefore
      : joinBy(both, [
          fill(tickets === 1 ? words.before.one : words.before.other, { count: tickets }),
          openTickets > 0 ? fill(words.stillOpen, { count: openTickets }) : words.allEnded,
        ]);
  const sinceMonth = fill(words.since, { month: month(since) });
  const rows = {
    company: (
      <>
        <SiteLink to={`${deskBase}/customers/${id}`}>{company}</SiteLink>
        <small>{joinBy(both, country ? [country[countryName], sinceMonth] : [sinceMonth])}</small>
      </>
    ),
    products: enabled.length > 0 ? joinBy(both, enabled) : words.noProducts,
    balance: (
      <>
        <b>{balance}</b>
        <small>{fill(words.credit, { amount: amount(Number(customer.credit)) })}</small>
      </>
    ),
    tickets:
      tickets === 0 ? (
        others
      ) : (
        <SiteLink to={`${deskBase}/customers/${id}?tab=tickets`}>{others}</SiteLink>
      ),
  };
  return (
    <>
      <AskedFacts label={words.asks} type={type} facts={facts} />
      <details className={styles.customer} open={!isPhone}>
        <summary>
          <span>
            <b>{company}</b>
            <small>{joinBy(both, [balance, others])}</small>
          </span>
          <ExpandIcon />
        </summary>
        <Facts facts={factsOf(words.facts, rows)} />
      </details>
    </>
  );
}
