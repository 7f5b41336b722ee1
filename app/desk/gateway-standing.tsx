import { writeDuration } from '#app/status/duration.ts';
import { Facts, factsOf } from '#app/ui/facts.tsx';
import { useNow } from '#app/ui/use-now.ts';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import type { DeskGateway } from '#contract/desk-today.ts';
import { minuteMs, secondMs } from '#contract/time-units.ts';
import parts from './today.module.css';

/** What the live gateway has read and reported, for administrators. */
export function GatewayStanding({
  gateway: { readAt, waiting, oldestSeconds, completeUntil, balanceAsOf, refusals },
}: {
  gateway: DeskGateway;
}) {
  const words = useWords('deskGateway');
  const { durations } = useWords('deskToday');
  const { count, utc } = useFormats();
  const now = useNow(minuteMs);
  const at = (moment: string | null) => (moment ? `${utc(moment)} UTC` : words.never);
  const oldest = writeDuration(oldestSeconds * secondMs, durations);
  const ago = (moment: string) =>
    fill(words.ago, { time: writeDuration(now - Date.parse(moment), durations) });
  return (
    <section className={parts.gateway} aria-labelledby="gateway">
      <h2 id="gateway">{words.heading}</h2>
      <Facts
        facts={factsOf(words.facts, {
          read: (
            <>
              {at(readAt)}
              {readAt && <small>{ago(readAt)}</small>}
            </>
          ),
          waiting: (
            <>
              {fill(words.waiting, { count: count(waiting) })}
              {waiting > 0 && <small>{fill(words.oldest, { time: oldest })}</small>}
            </>
          ),
          complete: at(completeUntil),
          balance: at(balanceAsOf),
          refused: fill(words.refused, { count: count(refusals) }),
        })}
      />
    </section>
  );
}
