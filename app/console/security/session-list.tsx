import { refusedBy, useSubmission } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { Button } from '#app/ui/button.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { Ring } from '#app/ui/ring.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import type { ActionWords } from '#content/interface/console-confirm.ts';
import { endOtherSessions, endSession, type SessionSummary } from '#contract/console.ts';
import { isAccepted, type Refusal } from '#contract/envelope.ts';
import { Address } from '../address.tsx';
import { deviceName } from '../device-name.ts';
import { useReauthenticated } from '../dialogs/use-reauthenticated.ts';
import { formatAction } from '../format-action.ts';
import { useRelativeTime } from '../use-relative-time.ts';
import styles from './session-list.module.css';

/** The sessions of the viewer; each but the current one can be ended. */
export function SessionList({
  sessions,
  onEnded,
}: {
  sessions: readonly SessionSummary[];
  onEnded: () => void;
}) {
  const { sessions: words, confirmations } = useWords('consoleSecurity');
  const moments = useRelativeTime();
  const reauthenticated = useReauthenticated();
  const { noResponse, separator, joined, actionOf } = useWords('console');
  const { submit, isBusy, refused } = useSubmission(noResponse);
  const hasOthers = sessions.some(({ current }) => !current);

  const nameOf = (userAgent: string) => deviceName(userAgent, joined) ?? words.unknownDevice;

  const end = (action: ActionWords, call: () => Promise<{ code: 0 } | Refusal>, sentence: string) =>
    submit(async () => {
      const reply = await reauthenticated(action, call);
      if (!isAccepted(reply) && 'msg' in reply) return refusedBy(reply);
      onEnded();
      showToast({ heading: words.heading, sentence });
      return undefined;
    });

  return (
    <>
      <ul className={styles.sessions}>
        {sessions.map(({ id, current, userAgent, address, createdAt, lastSeenAt }) => (
          <li key={id}>
            <Ring look={current ? 'lit' : 'open'} className={styles.ring} />
            <p>
              <strong>{nameOf(userAgent)}</strong>
              {current && <em>{words.current}</em>}
            </p>
            <p className={styles.facts}>
              <Address address={address} />
              <span>
                {moments.say(current ? words.began : words.used, {
                  began: moments.near(createdAt),
                  used: moments.near(lastSeenAt),
                })}
              </span>
            </p>
            {!current && (
              <Button
                variant="outline"
                size="small"
                aria-label={fill(actionOf, {
                  action: words.end,
                  subject: [nameOf(userAgent), address].join(separator),
                })}
                aria-disabled={isBusy || undefined}
                onClick={() =>
                  end(
                    formatAction(confirmations.endSession, { name: nameOf(userAgent) }),
                    () => request(endSession, { id }),
                    words.ended,
                  )
                }
              >
                {words.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {hasOthers ? (
        <Button
          variant="outline"
          size="small"
          className={styles.others}
          aria-disabled={isBusy || undefined}
          onClick={() =>
            end(confirmations.endOthers, () => request(endOtherSessions), words.endedOthers)
          }
        >
          {isBusy ? words.ending : words.endOthers}
        </Button>
      ) : (
        <p className={styles.alone}>{words.alone}</p>
      )}
      {refused && <FailureNote message={refused.message} />}
    </>
  );
}
