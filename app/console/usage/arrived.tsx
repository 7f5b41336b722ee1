import { useState } from 'react';
import { SiteLink } from '#app/ui/site-link.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { useReasonFile } from '#app/words/use-reason-cards.ts';
import { useWords } from '#app/words/use-words.ts';
import { cardFor } from '#content/docs/stated.ts';
import { fill } from '#content/fill.ts';
import type { NextStep, ReasonFile } from '#content/reasons.ts';
import type { Usage, UsageFailure } from '#contract/usage.ts';
import { ConsoleSection } from '../console-section.tsx';
import styles from './arrived.module.css';
import { UsageNotice } from './usage-notice.tsx';
import { useNames } from './use-names.ts';

const shownReasons = 10;
const shownNotices = 3;
const namedProducts = 3;

/** What became of everything that was sent, and why some of it did not arrive. */
export function Arrived({ usage }: { usage: Usage }) {
  const { arrived: words } = useWords('consoleUsage');
  const { separator } = useWords('console');
  const formats = useFormats();
  const nameOf = useNames();
  const [showsAll, setShowsAll] = useState(false);
  const { total, failures, notices, products } = usage;
  const file = useReasonFile(failures.length > 0);
  const shown = showsAll ? failures : failures.slice(0, shownReasons);
  const parts = {
    delivered: total.delivered,
    onItsWay: Math.max(total.count - total.delivered - total.failed, 0),
    failed: total.failed,
  };
  const states = (['delivered', 'onItsWay', 'failed'] as const).map((id) => ({
    id,
    name: words.states[id],
    count: parts[id],
  }));
  const names = products.slice(0, namedProducts).map(({ product }) => nameOf.product(product));
  const shareOf = (share: number) => formats.percent(share, share < 0.01 ? 1 : 0);
  const severalProducts = new Set(failures.map(({ product }) => product)).size > 1;

  return (
    <ConsoleSection
      id="arrived"
      isApart
      heading={words.heading}
      aside={
        <p className={styles.of}>
          {fill(words.sentence, {
            products:
              products.length > namedProducts
                ? fill(words.andMore, { products: names.join(separator) })
                : names.join(separator),
          })}
        </p>
      }
    >
      <svg className={styles.bar} width="100%" height="22" aria-hidden="true">
        <StateBar parts={parts} whole={total.count} />
      </svg>
      <dl className={styles.states}>
        {states.map(({ id, name, count }) => (
          <div key={id} data-state={id}>
            <dt>{name}</dt>
            <dd>{formats.count(count)}</dd>
          </div>
        ))}
      </dl>
      {failures.length > 0 && (
        <>
          <h3 className={styles.why}>{words.whyNot}</h3>
          <ul className={styles.reasons}>
            {shown.map((failure) => (
              <Reason
                key={`${failure.product} ${failure.status} ${failure.reason}`}
                failure={failure}
                file={file}
                product={severalProducts ? nameOf.product(failure.product) : ''}
                share={shareOf(failure.count / total.failed)}
              />
            ))}
          </ul>
          {failures.length > shown.length && (
            <TextButton onClick={() => setShowsAll(true)}>
              {fill(words.allReasons, { count: failures.length })}
            </TextButton>
          )}
        </>
      )}
      {notices.slice(0, shownNotices).map((notice) => (
        <UsageNotice
          key={`${notice.country} ${notice.product} ${notice.status} ${notice.reason}`}
          notice={notice}
          means={caseOf(notice, file)?.one.means}
        />
      ))}
    </ConsoleSection>
  );
}

function Reason({
  failure,
  file,
  product,
  share,
}: {
  failure: UsageFailure;
  file: ReasonFile | undefined;
  /** Empty where there is only one. */
  product: string;
  share: string;
}) {
  const formats = useFormats();
  const found = caseOf(failure, file);
  const { status, reason, count } = failure;
  const name = reason || status;
  return (
    <li>
      <p className={styles.reason}>
        {found ? <SiteLink to={found.path}>{name}</SiteLink> : <b>{name}</b>}{' '}
        <span>{[reason ? status : '', product].filter(Boolean).join(' ')}</span>
      </p>
      <p className={styles.means}>{found?.one.means}</p>
      <p className={styles.advice}>
        {found && <span data-kind={kindOf(found.one.next)}>{found.one.tag}</span>}
      </p>
      <p className={styles.count}>
        <b>{formats.count(count)}</b> <small>{share}</small>
      </p>
    </li>
  );
}

/** What is known of a reason; of a reason that is not, what its status means. */
function caseOf({ product, status, reason }: UsageFailure, file: ReasonFile | undefined) {
  const stated = { product, status, ...(reason && { reason }) };
  const card = file && cardFor(stated, file.cards, file.events);
  const [one] = card?.cases ?? [];
  return card && one ? { path: card.path, one } : undefined;
}

/** `now` and `later` come again, `first` needs something else before, `never` and `none` nothing. */
function kindOf(next: NextStep): 'again' | 'first' | 'none' {
  if (next === 'fix' || next === 'change' || next === 'check') return 'first';
  return /never$|^(done|wait|reason)$/.test(next) ? 'none' : 'again';
}

/** Each part is wide enough to be seen. */
function StateBar({
  parts,
  whole,
}: {
  parts: Record<'delivered' | 'onItsWay' | 'failed', number>;
  whole: number;
}) {
  const least = (part: number) => (part > 0 ? Math.max((100 * part) / whole, leastPercent) : 0);
  const [failed, onItsWay] = [least(parts.failed), least(parts.onItsWay)];
  const delivered = parts.delivered > 0 ? Math.max(100 - failed - onItsWay, leastPercent) : 0;
  const scale = 100 / Math.max(delivered + onItsWay + failed, 1);
  const [first, second] = [delivered * scale, (delivered + onItsWay) * scale];
  return (
    <>
      <pattern id="on-its-way" width="4" height="22" patternUnits="userSpaceOnUse">
        <rect className={styles.stripe} width="2" height="22" />
      </pattern>
      <rect className={styles.delivered} width={`${first}%`} height="22" />
      <rect fill="url(#on-its-way)" x={`${first}%`} width={`${second - first}%`} height="22" />
      <rect className={styles.failed} x={`${second}%`} width={`${100 - second}%`} height="22" />
      {[first, second]
        .filter((place) => place > 0 && place < 100)
        .map((place) => (
          <svg key={place} x={`${place}%`} overflow="visible" aria-hidden="true">
            <rect className={styles.gap} x="-1.5" width="3" height="22" />
          </svg>
        ))}
    </>
  );
}

const leastPercent = 0.8;
