import { useEffect, useEffectEvent, useState } from 'react';
import { refusedBy, useSubmission } from '#app/forms/use-submission.ts';
import { Callout } from '#app/ui/callout.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { Loader } from '#app/ui/loader.tsx';
import { PacketButton } from '#app/ui/packet.tsx';
import type { StatusWords } from '#content/pages/status/structure.ts';
import styles from './subscription-link.module.css';

type MailedLink = { kind: 'confirm' | 'unsubscribe'; token: string };

/** Whoever comes from a mail confirms by coming, and leaves with one click. */
export function SubscriptionLink({ words, retry }: { words: StatusWords['link']; retry: string }) {
  const [link, setLink] = useState<MailedLink>();
  const { submit, isBusy, isDone, refused } = useSubmission(words.unreached);

  const follow = ({ kind, token }: MailedLink) =>
    submit(async () => {
      const { followLink } = await import('./subscription-calls.ts');
      const refusal = await followLink(kind, token);
      return refusal && refusedBy(refusal);
    });

  const arrive = useEffectEvent(() => {
    const found = readLink();
    if (!found) return;
    // Not a navigation: that would first wait for the network.
    history.replaceState(history.state, '', location.pathname);
    setLink(found);
    // Some mail programs open every link of a mail: leaving takes a press.
    if (found.kind === 'confirm') void follow(found);
  });
  useEffect(() => arrive(), []);

  if (!link) return null;
  return (
    <div className={styles.note}>
      {!isBusy && !isDone && !refused && (
        <Callout lead={words.leave.heading}>
          {words.leave.sentence}
          <PacketButton variant="outline" size="small" onClick={() => follow(link)}>
            {words.leave.action}
          </PacketButton>
        </Callout>
      )}
      {isBusy && <Loader label={words.working} />}
      {isDone && (
        <div role="status">
          <Callout lead={outcome(link, words).heading}>{outcome(link, words).sentence}</Callout>
        </div>
      )}
      {refused && (
        <FailureNote
          message={refused.message}
          {...(refused.code === 'unreached' && { action: retry, onRetry: () => follow(link) })}
        />
      )}
    </div>
  );
}

const outcome = ({ kind }: MailedLink, words: StatusWords['link']) =>
  kind === 'confirm' ? words.confirmed : words.left;

function readLink(): MailedLink | undefined {
  const query = new URLSearchParams(location.search);
  for (const kind of ['confirm', 'unsubscribe'] as const) {
    const token = query.get(kind);
    if (token !== null) return { kind, token };
  }
  return undefined;
}
