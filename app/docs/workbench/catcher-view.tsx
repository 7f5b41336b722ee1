import { useState } from 'react';
import { request } from '#app/request/client.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { fill } from '#content/fill.ts';
import type { WorkbenchWords } from '#content/interface/workbench.ts';
import type { PracticeDelivery } from '#contract/deliveries.ts';
import { isAccepted } from '#contract/envelope.ts';
import {
  type CatcherAnswer,
  catcherAnswers,
  type OpenedPractice,
  setCatcher,
} from '#contract/practice.ts';
import { redeliver } from '../run/redeliver.ts';
import { AttemptLine } from './attempt-line.tsx';
import { attemptSentence } from './attempt-sentence.ts';
import styles from './catcher-view.module.css';
import { SignedCallback } from './signed-callback.tsx';
import split from './split.module.css';
import { eventIdOf, reportedState, type Traffic } from './traffic.ts';
import type { PracticeWords, WorkbenchPaths } from './types.ts';

/** The built-in receiver of callbacks: what it answers, and how its latest callback is retried. */
export function CatcherView({
  session,
  traffic,
  aheadMs,
  words,
  practiceWords,
  paths,
  refresh,
}: {
  session: OpenedPractice;
  traffic: Traffic;
  aheadMs: number;
  words: WorkbenchWords;
  practiceWords: PracticeWords;
  paths: WorkbenchPaths;
  refresh: () => void;
}) {
  const { catcher } = words;
  const [wanted, setWanted] = useState<CatcherAnswer>();
  const [isFailed, setFailed] = useState(false);
  const answer = wanted ?? traffic.catcherAnswer;
  const { token, catcherUrl, callbackSecret } = session;
  const delivery = newestFor(traffic.deliveries, catcherUrl);

  const choose = async (next: CatcherAnswer) => {
    setWanted(next);
    const reply = await request(setCatcher, { token, answer: next }).catch(() => undefined);
    const isDone = reply !== undefined && isAccepted(reply);
    setFailed(!isDone);
    if (!isDone) setWanted(undefined);
    refresh();
  };
  const again = async ({ id }: PracticeDelivery) => {
    await redeliver(token, id);
    refresh();
  };
  const value = (name: string, text: string, shown = text) => (
    <div className={styles.value}>
      <p>{name}</p>
      <div>
        <code>{shown}</code>
        <CopyButton
          text={text}
          look="sign"
          words={{ ...practiceWords.copy, copy: fill(words.copyOf, { name }) }}
        />
      </div>
    </div>
  );
  return (
    <div className={split.split}>
      <div>
        {value(catcher.address, catcherUrl, catcherUrl.replace(/^.*(?=\/catch\/)/, '…'))}
        {value(catcher.secret, callbackSecret)}
        <fieldset className={styles.answers}>
          <legend>{catcher.answers}</legend>
          {catcherAnswers.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="catcher-answer"
                checked={one === answer}
                onChange={() => choose(one)}
              />
              <b>{statuses[one]}</b>
              <span>{catcher[one]}</span>
            </label>
          ))}
        </fieldset>
        <p role="alert" className={styles.wrong}>
          {isFailed && catcher.notSet}
        </p>
        <p className={split.hint}>{catcher.schedule}</p>
      </div>
      {delivery ? (
        <Delivery
          {...{ delivery, answer, traffic, aheadMs, session, words, practiceWords }}
          onAgain={() => again(delivery)}
        />
      ) : (
        <section className={classNames(split.result, styles.shown)}>
          <h2>{catcher.none.heading}</h2>
          <p>{catcher.none.text}</p>
          <p className={styles.ways}>
            <ButtonLink to={paths.firstText} size="small" arrow>
              {words.empty.send}
            </ButtonLink>
          </p>
        </section>
      )}
    </div>
  );
}

function Delivery({
  delivery,
  answer,
  traffic,
  aheadMs,
  session,
  words,
  practiceWords,
  onAgain,
}: {
  delivery: PracticeDelivery;
  answer: CatcherAnswer;
  traffic: Traffic;
  aheadMs: number;
  session: OpenedPractice;
  words: WorkbenchWords;
  practiceWords: PracticeWords;
  onAgain: () => void;
}) {
  const { catcher } = words;
  const last = delivery.attempts.at(-1);
  const { lead, text } = attemptSentence(delivery, answer, words);
  return (
    <section className={classNames(split.result, styles.shown)}>
      <h2>
        {delivery.event} <small>{reportedState(delivery)}</small>
      </h2>
      <p>
        <code>eventId {eventIdOf(delivery)}</code>
      </p>
      <AttemptLine
        delivery={delivery}
        pausesMs={traffic.pausesMs}
        aheadMs={aheadMs}
        words={catcher}
      />
      <p role="status">
        <b>{lead}</b> {text}
      </p>
      {delivery.state === 'given-up' && (
        <p className={styles.ways}>
          <Button variant="outline" size="small" onClick={onAgain}>
            {catcher.again}
          </Button>
        </p>
      )}
      {last && (
        <>
          <h3>{fill(catcher.verify, { number: last.number })}</h3>
          <SignedCallback attempt={last} {...{ delivery, session, words, practiceWords }} />
        </>
      )}
    </section>
  );
}

const statuses: Record<CatcherAnswer, string> = { ok: '200', fail: '500', late: '6 s' };

/** The newest callback that the catcher received, else the newest that is due. */
const newestFor = (
  deliveries: readonly PracticeDelivery[],
  catcherUrl: string,
): PracticeDelivery | undefined => {
  const own = deliveries.filter(({ url }) => url === null || url === catcherUrl);
  return own.find(({ attempts }) => attempts.length > 0) ?? own[0];
};
