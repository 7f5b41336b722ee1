import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { useNow } from '#app/ui/use-now.ts';
import { fill } from '#content/fill.ts';
import type { WorkbenchWords } from '#content/interface/workbench.ts';
import type { OpenedPractice } from '#contract/practice.ts';
import { hourMs, minuteMs } from '#contract/time-units.ts';
import link from '../link.module.css';
import { maskedSecret } from '../run/masked-secret.ts';
import styles from './facts.module.css';
import type { PracticeWords } from './types.ts';

/** The keys of the session and the time left until it expires. */
export function Facts({
  session,
  words,
  copyWords,
  onEnded,
  onRenew,
}: {
  session: OpenedPractice | undefined;
  words: WorkbenchWords;
  copyWords: PracticeWords['copy'];
  onEnded: () => void;
  onRenew: () => void;
}) {
  const { facts } = words;
  const [isShown, setShown] = useState(false);
  const copy = (name: string, text: string) => (
    <CopyButton
      text={text}
      look="sign"
      words={{ ...copyWords, copy: fill(words.copyOf, { name }) }}
    />
  );
  const fact = (name: string, value: ReactNode, text: string) => (
    <div>
      <dt>{name}</dt>
      <dd className={styles.mono}>
        {session ? (
          <>
            {value}
            {copy(name, text)}
          </>
        ) : (
          <span className={styles.none}>–</span>
        )}
      </dd>
    </div>
  );
  const { host = '', accessKey = '', secretKey = '', endsAt } = session ?? {};
  return (
    <dl className={styles.facts}>
      {fact(facts.host, <b>{host.replace(/^https?:\/\//, '')}</b>, host)}
      {fact(facts.accessKey, <b>{accessKey}</b>, accessKey)}
      {fact(
        facts.secretKey,
        <button
          type="button"
          className={styles.secret}
          title={isShown ? words.hide : words.show}
          onClick={() => setShown(!isShown)}
        >
          <span data-spoken="">{isShown ? words.hide : words.show}</span>{' '}
          {isShown ? secretKey : maskedSecret(secretKey)}
        </button>,
        secretKey,
      )}
      <div>
        <dt>{facts.endsIn}</dt>
        <dd>
          {endsAt ? (
            <>
              <TimeLeft key={endsAt} endsAt={endsAt} words={words} onEnded={onEnded} />{' '}
              <button
                type="button"
                className={classNames(link.link, styles.renew)}
                onClick={onRenew}
              >
                {words.newSession}
              </button>
            </>
          ) : (
            <span className={styles.none}>–</span>
          )}
        </dd>
      </div>
    </dl>
  );
}

function TimeLeft({
  endsAt,
  words,
  onEnded,
}: {
  endsAt: string;
  words: WorkbenchWords;
  onEnded: () => void;
}) {
  const leftMs = Math.max(0, Date.parse(endsAt) - useNow(minuteMs / 4));
  const isOver = leftMs === 0;
  const ended = useEffectEvent(onEnded);
  useEffect(() => {
    if (isOver) ended();
  }, [isOver]);
  const hours = Math.floor(leftMs / hourMs);
  const minutes = Math.floor((leftMs % hourMs) / minuteMs);
  return <time>{fill(hours > 0 ? words.left : words.leftMinutes, { hours, minutes })}</time>;
}
