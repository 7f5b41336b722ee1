import { Facts } from '#app/ui/facts.tsx';
import { useWords } from '#app/words/use-words.ts';
import {
  faultSeverities,
  type TicketFactValues,
  type TicketType,
  ticketFacts,
} from '#contract/tickets.ts';
import styles from './asked-facts.module.css';

/** What a ticket is about: its type, and the facts that the form asked for. */
export function AskedFacts({
  label,
  type,
  facts,
}: {
  label: string;
  type: TicketType;
  facts: TicketFactValues;
}) {
  const words = useWords('tickets');
  const known = ticketFacts[type].flatMap((id) => {
    const value = facts[id];
    const severity = faultSeverities.find((one) => id === 'severity' && one === value);
    return value
      ? [{ id, name: words.facts[id], value: severity ? words.severities[severity] : value }]
      : [];
  });
  return (
    <div className={styles.asked}>
      <p>{label}</p>
      <b>{words.types[type]}</b>
      {known.length > 0 && <Facts facts={known} />}
    </div>
  );
}
