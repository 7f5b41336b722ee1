import { writeDuration } from '#app/status/duration.ts';
import { Tag } from '#app/ui/tag.tsx';
import { useNow } from '#app/ui/use-now.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import type { DeskTicketOutline } from '#contract/desk-tickets.ts';
import { minuteMs } from '#contract/time-units.ts';
import styles from './tickets.module.css';

/** How much time is left for our answer, how long we wait for the customer, or how long it took. */
export function TicketDue({
  ticket: { dueAt, closedAt, openedAt, changedAt },
}: {
  ticket: DeskTicketOutline;
}) {
  const words = useWords('deskTickets');
  const now = useNow(minuteMs);
  const say = (text: string, ms: number) =>
    fill(text, { time: writeDuration(ms, words.durations) });
  if (closedAt || !dueAt) {
    const waited = closedAt
      ? say(words.lasted, Date.parse(closedAt) - Date.parse(openedAt))
      : say(words.asked, now - Date.parse(changedAt));
    return <span className={styles.due}>{waited}</span>;
  }
  const left = Date.parse(dueAt) - now;
  if (left < 0) return <Tag isLate>{say(words.late, -left)}</Tag>;
  return (
    <span className={styles.due} data-due="">
      {say(words.due, left)}
    </span>
  );
}
