import { Fragment } from 'react';
import { Ring, type RingLook } from '#app/ui/ring.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { useReasonFile } from '#app/words/use-reason-cards.ts';
import { cardFor } from '#content/docs/stated.ts';
import type { MessageOutcome } from '#contract/requests.ts';
import { daysAgo } from '../days-ago.ts';
import styles from './message-states.module.css';

/** How a message is drawn that came to this. */
export const lookOf = (outcome: MessageOutcome): RingLook =>
  (({ delivered: 'good', failed: 'bad', moving: 'open', other: 'full' }) as const)[outcome];

/** The states of a message with their times; the last one, or its reason, leads to its card. */
export function MessageStates({
  states,
  outcome,
  reason,
  event,
  product,
}: {
  states: readonly { status: string; at: string | null }[];
  outcome: MessageOutcome;
  reason: string | null;
  /** The call or the product whose cards are meant. */
  event?: string;
  product?: string;
}) {
  const formats = useFormats();
  const file = useReasonFile(true);
  const last = states.at(-1);
  const stated = {
    status: last?.status,
    ...(reason && { reason }),
    ...(event && { event }),
    ...(product && { product }),
  };
  const card = file && cardFor(stated, file.cards, file.events);
  const linked = (text: string) =>
    card?.name === text ? (
      <SiteLink to={card.path}>
        <Breakable name={text} />
      </SiteLink>
    ) : (
      <Breakable name={text} />
    );

  return (
    <ol className={styles.states} data-outcome={outcome}>
      {states.map((state, place) => {
        const { status, at } = state;
        const isLast = state === last;
        return (
          <li key={place}>
            <Ring look={isLast ? lookOf(outcome) : 'full'} className={styles.ring} />
            <b>{isLast ? linked(status) : <Breakable name={status} />}</b>
            {at && (
              <time dateTime={at}>
                {daysAgo(at) > 0 && `${formats.dayOfYear(at, 'short')} `}
                {formats.millisecond(at)}
              </time>
            )}
            {isLast && reason && <span>{linked(reason)}</span>}
          </li>
        );
      })}
      {outcome === 'moving' && (
        <li aria-hidden="true">
          <Ring look="planned" className={styles.ring} />
        </li>
      )}
    </ol>
  );
}

/** A name that may break after its underscores. */
const Breakable = ({ name }: { name: string }) =>
  name.split(/(?<=_)/).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
