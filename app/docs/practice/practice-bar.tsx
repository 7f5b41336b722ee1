import { useState } from 'react';
import { Ring } from '#app/ui/ring.tsx';
import { useNow } from '#app/ui/use-now.ts';
import { fill } from '#content/fill.ts';
import type { PracticeWords } from '#content/interface/reader.ts';
import type { OpenedPractice } from '#contract/practice.ts';
import { hourMs, minuteMs } from '#contract/time-units.ts';
import { NoSession, openSession } from '../run/practice-session.ts';
import styles from './practice.module.css';

/** What the code below the bar shows; `ended`: live values, because the keys no longer work. */
export type Shown = 'yours' | 'live' | 'ended';

/** Says whose values the code below has, and changes them. */
export const PracticeBar = ({
  shown,
  session,
  words,
  onSwitch,
}: {
  shown: Shown;
  session: OpenedPractice | undefined;
  words: PracticeWords;
  onSwitch: () => void;
}) => (
  <div className={styles.bar} data-shown={shown}>
    <Ring />
    <b>{words[shown]}</b>
    {shown === 'yours' && session && <TimeLeft endsAt={session.endsAt} words={words} />}
    {shown === 'ended' ? (
      <NewKeys words={words} />
    ) : (
      <button type="button" onClick={onSwitch}>
        {shown === 'yours' ? words.showLive : words.showYours}
      </button>
    )}
  </div>
);

function TimeLeft({ endsAt, words }: { endsAt: string; words: PracticeWords }) {
  const leftMs = Math.max(0, Date.parse(endsAt) - useNow(minuteMs / 4));
  const hours = Math.floor(leftMs / hourMs);
  const minutes = Math.floor((leftMs % hourMs) / minuteMs);
  return <time>{fill(hours > 0 ? words.left : words.leftMinutes, { hours, minutes })}</time>;
}

function NewKeys({ words }: { words: PracticeWords }) {
  const [hasFailed, setFailed] = useState(false);
  const open = () =>
    openSession().catch((problem: unknown) => {
      if (!(problem instanceof NoSession)) throw problem;
      setFailed(true);
    });
  return (
    <>
      <span role="status">{hasFailed && words.noKeys}</span>
      <button type="button" onClick={open}>
        {words.newKeys}
      </button>
    </>
  );
}
