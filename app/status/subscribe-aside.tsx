import { CodeBlock } from '#app/ui/code-block.tsx';
import { NoWidow } from '#app/ui/no-widow.tsx';
import type { StatusSubscribeData } from '#content/pages/status-subscribe/status-subscribe.ts';
import { FollowLinks } from './follow-links.tsx';
import styles from './subscribe-aside.module.css';
import type { Way } from './subscribe-form.tsx';
import { SubscriptionSlip } from './subscription-slip.tsx';

/** What a subscriber gets: a sample of a mail, or of an event; and the feeds. */
export function SubscribeAside({ page, way }: { page: StatusSubscribeData; way: Way }) {
  const { words, sample, feeds, feedsLabel } = page;
  const { webhook } = words.sample;
  return (
    <aside className={styles.aside}>
      {way === 'mail' ? (
        <SubscriptionSlip
          facts={[
            { id: 'when', name: words.sample.when, value: '09:42' },
            { id: 'subject', name: words.sample.subject, value: <b>{sample.subject}</b> },
            { id: 'incident', name: words.sample.incident, value: words.sample.title },
          ]}
        />
      ) : (
        <CodeBlock
          label={webhook.label}
          samples={[{ id: 'event', name: webhook.name, code: sample.request }]}
          words={words.copying}
        />
      )}
      <p className={styles.note}>
        <NoWidow>{way === 'mail' ? words.sample.note : webhook.note}</NoWidow>
      </p>
      <FollowLinks label={feedsLabel} links={feeds} />
    </aside>
  );
}
