import { useNavigate } from 'react-router';
import { refusedBy, useSubmission } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import actions from '#app/ui/actions.module.css';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { Filled } from '#app/words/filled.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { usePagePath } from '#app/words/use-page-path.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { type AccountEvent, recogniseEvent } from '#contract/account-events.ts';
import { isAccepted } from '#contract/envelope.ts';
import { Address } from '../address.tsx';
import { daysAgo } from '../days-ago.ts';
import { deviceName } from '../device-name.ts';
import { secureNow } from '../security/secure-now.ts';
import { useInSession } from '../shell/use-in-session.ts';
import styles from './question.module.css';

/** “Was this you?” about a login from a new device. */
export function Question({ event, onMine }: { event: AccountEvent; onMine: () => void }) {
  const { question: words, unknownDevice, joined } = useWords('consoleEvents');
  const formats = useFormats();
  const inSession = useInSession();
  const navigate = useNavigate();
  const securityPath = usePagePath()('console-security');
  const { submit, isBusy, refused } = useSubmission(useWords('console').noResponse);
  const { id, at, kind, address, userAgent } = event;

  const answer = (mine: boolean) =>
    submit(async () => {
      const reply = await inSession(request(recogniseEvent, { id, mine }));
      if (!isAccepted(reply)) return refusedBy(reply);
      if (!mine) {
        await navigate(securityPath, { state: secureNow });
        return undefined;
      }
      showToast({ heading: words.thanks, sentence: words.thanksSentence });
      onMine();
      return undefined;
    });

  const days = daysAgo(at);
  const time = fill(
    days === 0 ? words.times.today : days === 1 ? words.times.yesterday : words.times.other,
    { date: formats.dayOfYear(at, 'short'), time: formats.time(at) },
  );

  return (
    <section className={styles.question} aria-labelledby="question">
      <h2 id="question">{words.heading}</h2>
      <p>
        <Filled
          text={kind === 'refused' ? words.refused : words.opened}
          values={{
            device: <b>{deviceName(userAgent, joined) ?? unknownDevice}</b>,
            address: <Address address={address} />,
            time: <span className={styles.time}>{time}</span>,
          }}
        />
      </p>
      <div className={classNames(actions.actions, styles.answers)}>
        <Button
          variant="outline"
          size="small"
          aria-disabled={isBusy || undefined}
          onClick={() => answer(true)}
        >
          {words.mine}
        </Button>
        <Button
          variant="ink"
          size="small"
          aria-disabled={isBusy || undefined}
          onClick={() => answer(false)}
        >
          {isBusy ? words.answering : words.notMine}
        </Button>
      </div>
      {refused && <FailureNote message={refused.message} />}
    </section>
  );
}
