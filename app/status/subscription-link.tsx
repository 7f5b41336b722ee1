import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { refusedBy, useSubmission } from '#app/forms/use-submission.ts';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { Loader } from '#app/ui/loader.tsx';
import type { StatusWords } from '#content/pages/status/structure.ts';
import type { LinkKind } from '#content/status/mailed-link.ts';
import styles from './link-note.module.css';
import { LinkNote } from './link-note.tsx';

type Props = { kind: LinkKind; words: StatusWords['link']; retry: string };

/** Handles a mailed link: confirms a subscription at once, unsubscribes after a click. */
export function SubscriptionLink({ kind, words, retry }: Props) {
  const [token] = useState(() => new URLSearchParams(location.search).get(kind) ?? '');
  const { submit, isBusy, isDone, refused } = useSubmission(words.noResponse);

  const follow = () =>
    submit(async () => {
      const { followLink } = await import('./subscription-calls.ts');
      const refusal = await followLink(kind, token);
      return refusal && refusedBy(refusal);
    });

  const arrive = useEffectEvent(() => {
    // Not a router navigation, which would first load data.
    history.replaceState(history.state, '', location.pathname);
    // Some mail programs open every link, so unsubscribing needs a click.
    if (kind === 'confirm') void follow();
  });
  useEffect(() => arrive(), []);

  if (isDone) return <LinkNote notice={kind === 'confirm' ? 'confirmed' : 'left'} words={words} />;
  if (!isBusy && !refused) {
    const onSubmit = (event: FormEvent) => {
      event.preventDefault();
      void follow();
    };
    return <LinkNote notice={kind} words={words} onSubmit={onSubmit} />;
  }
  return (
    <div className={styles.note}>
      {isBusy && <Loader label={words.working} />}
      {refused && (
        <FailureNote
          message={refused.message}
          {...(refused.code === 'noResponse' && { action: retry, onRetry: follow })}
        />
      )}
    </div>
  );
}
