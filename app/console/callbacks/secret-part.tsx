import { refusedBy, useSubmission } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { PacketButton } from '#app/ui/packet.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { useWords } from '#app/words/use-words.ts';
import {
  type CallbackSettings,
  prepareCallbackSecret,
  showCallbackSecret,
  switchCallbackSecret,
} from '#contract/developer.ts';
import { isAccepted } from '#contract/envelope.ts';
import { AskFirst } from '../ask-first.tsx';
import { Facts } from '../developer/facts.tsx';
import { TextButton } from '../text-button.tsx';
import { useConfirmed } from '../use-confirmed.ts';
import { useOpened } from '../use-opened.ts';
import { SecretDialog, type ShownSecrets } from './secret-dialog.tsx';
import styles from './secret-part.module.css';

type Wish = { kind: 'shown'; secrets: ShownSecrets } | { kind: 'switch' };

/** What signs callbacks: seen again, made anew, and switched to once the receiver knows it. */
export function SecretPart({
  settings: { secretEnds, hasNextSecret, mayManage },
  onChanged,
}: {
  settings: CallbackSettings;
  onChanged: () => void;
}) {
  const { secret: words, deeds } = useWords('consoleCallbacks');
  const confirmed = useConfirmed();
  const { submit, isBusy, refused } = useSubmission(useWords('console').unreached);
  const { opened, open, close } = useOpened<Wish>();

  const see = (way: 'show' | 'prepare') =>
    submit(async () => {
      const call = way === 'show' ? showCallbackSecret : prepareCallbackSecret;
      const reply = await confirmed(deeds[way], () => request(call));
      if (!isAccepted(reply)) return refusedBy(reply);
      onChanged();
      open({ kind: 'shown', secrets: reply.data });
      return undefined;
    });

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
          <div className={styles.ways}>
            {hasNextSecret ? (
              <PacketButton size="small" variant="ink" onClick={() => open({ kind: 'switch' })}>
                {words.switchTo}
              </PacketButton>
            ) : (
              <PacketButton
                size="small"
                variant="outline"
                aria-disabled={isBusy || undefined}
                onClick={() => see('prepare')}
              >
                {words.prepare}
              </PacketButton>
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
      {refused && <FailureNote message={refused.message} />}
      {opened?.kind === 'shown' && (
        <SecretDialog
          key={opened.serial}
          isOpen={opened.isOpen}
          secrets={opened.secrets}
          onClose={close}
        />
      )}
      {opened?.kind === 'switch' && (
        <AskFirst
          key={opened.serial}
          isOpen={opened.isOpen}
          onClose={close}
          heading={words.switching.heading}
          words={words.switching}
          deed={deeds.switch}
          send={() => request(switchCallbackSecret)}
          onDone={() => {
            close();
            onChanged();
            const { done: heading, doneSentence: sentence } = words.switching;
            showToast({ heading, sentence });
          }}
        >
          {words.switching.sentence}
        </AskFirst>
      )}
    </>
  );
}
