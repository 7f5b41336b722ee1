import { refusedBy, useSubmission } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { onDemand } from '#app/request/on-demand.ts';
import actions from '#app/ui/actions.module.css';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Facts } from '#app/ui/facts.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { useWords } from '#app/words/use-words.ts';
import {
  type CallbackSettings,
  prepareCallbackSecret,
  showCallbackSecret,
} from '#contract/callbacks.ts';
import { isAccepted } from '#contract/envelope.ts';
import { useLazyDialog } from '../dialogs/use-lazy-dialog.ts';
import { useReauthenticated } from '../dialogs/use-reauthenticated.ts';
import type { SecretDialogState } from './secret-dialogs.tsx';
import styles from './secret-part.module.css';

const code = onDemand(() => import('./secret-dialogs.tsx'));

/** The signing secret: show it, prepare the next one, and switch to that. */
export function SecretPart({
  settings: { secretEnds, hasNextSecret, mayManage, gateway },
  onChanged,
}: {
  settings: CallbackSettings;
  onChanged: () => void;
}) {
  const { secret: words, confirmations } = useWords('consoleCallbacks');
  const reauthenticated = useReauthenticated();
  const { submit, isBusy, refused } = useSubmission(useWords('console').noResponse);
  const dialogs = useLazyDialog<SecretDialogState, Awaited<ReturnType<typeof code.load>>>(code);
  const failure = refused ?? dialogs.refused;

  const see = (way: 'show' | 'prepare') =>
    submit(async () => {
      // Load the dialog before a new secret is created.
      await code.load();
      const call = way === 'show' ? showCallbackSecret : prepareCallbackSecret;
      const reply = await reauthenticated(confirmations[way], () => request(call));
      if (!isAccepted(reply)) return refusedBy(reply);
      onChanged();
      dialogs.open({ kind: 'shown', secrets: reply.data });
      return undefined;
    }, lookAgain);

  /** After a lost reply: reloads the settings, which say whether a next secret exists. */
  const lookAgain = async () => {
    onChanged();
    return 'unknown' as const;
  };

  return (
    <>
      <p className={styles.sentence}>{words.sentence}</p>
      <Facts
        className={styles.facts}
        facts={[
          {
            id: 'ends',
            name: words.endsWith,
            value: secretEnds ? <code>…{secretEnds}</code> : words.none,
          },
          ...(hasNextSecret ? [{ id: 'next', name: words.next, value: words.nextReady }] : []),
        ]}
      />
      {mayManage && (
        <>
          <div className={classNames(actions.actions, styles.ways)}>
            {hasNextSecret ? (
              <Button size="small" variant="ink" onClick={() => dialogs.open({ kind: 'switch' })}>
                {words.switchTo}
              </Button>
            ) : (
              <Button
                size="small"
                variant="outline"
                aria-disabled={isBusy || undefined}
                onClick={() => see('prepare')}
              >
                {words.prepare}
              </Button>
            )}
            <TextButton aria-disabled={isBusy || undefined} onClick={() => see('show')}>
              {words.show}
            </TextButton>
            {hasNextSecret && (
              <TextButton aria-disabled={isBusy || undefined} onClick={() => see('prepare')}>
                {words.again}
              </TextButton>
            )}
          </div>
          <p className={styles.hint}>{words.hint}</p>
        </>
      )}
      {failure && <FailureNote message={failure.message} />}
      {dialogs.loaded && dialogs.opened && (
        <dialogs.loaded.SecretDialogs
          opened={dialogs.opened}
          gateway={gateway}
          onClose={dialogs.close}
          onChanged={onChanged}
        />
      )}
    </>
  );
}
