import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { useHydrated } from '#app/ui/hydration.ts';
import { Loader } from '#app/ui/loader.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import type { DocumentWords } from '#content/interface/document.ts';
import type { WorkbenchWords } from '#content/interface/workbench.ts';
import type { OpenedPractice } from '#contract/practice.ts';
import { handleThemeSwitch } from '../behaviours/theme.ts';
import { Reader } from '../reader/reader.tsx';
import { type Practice, usePractice } from '../run/use-practice.ts';
import { CatcherView } from './catcher-view.tsx';
import { PracticeNote } from './practice-note.tsx';
import { SignatureView } from './signature/signature-view.tsx';
import { useChecker } from './signature/use-checker.ts';
import type { StoredRequest, Traffic } from './traffic.ts';
import { TrafficView } from './traffic-view.tsx';
import type { PracticeWords, WorkbenchPaths } from './types.ts';
import { useTraffic } from './use-traffic.ts';
import styles from './workbench.module.css';
import { WorkbenchHead } from './workbench-head.tsx';

const tabIds = ['traffic', 'signature', 'catcher'] as const;
type TabId = (typeof tabIds)[number];

/** The page of a practice session: its requests and callbacks, the signature checker, the catcher. */
export function Workbench({
  framePath,
  words,
  practiceWords,
  shellWords,
  paths,
}: {
  framePath: string;
  words: WorkbenchWords;
  practiceWords: PracticeWords;
  shellWords: Pick<DocumentWords, 'theme' | 'breadcrumb'>;
  paths: WorkbenchPaths;
}) {
  const article = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const { hash, search } = useLocation();
  const isReady = useHydrated();
  const held = usePractice(true);
  const practice: Practice = isReady ? held.practice : { state: 'opening' };
  const session = practice.state === 'open' ? practice.session : undefined;
  const { traffic, isAway, aheadMs, refresh } = useTraffic(session, held.end);
  const checker = useChecker(session);
  const tab = (isReady && tabIds.find((id) => hash === `#${id}`)) || 'traffic';
  const open = (id: TabId) =>
    void navigate({ search, hash: id }, { replace: true, preventScrollReset: true });

  const explain = (request: StoredRequest) => {
    open('signature');
    void checker.take(request);
  };

  useEffect(() => {
    const end = new AbortController();
    if (article.current) handleThemeSwitch(article.current, end.signal);
    return () => end.abort();
  }, []);

  /** The content of a tab; only the open tab says why there is none. */
  const live = (
    id: TabId,
    draw: (shown: { session: OpenedPractice; traffic: Traffic }) => ReactNode,
  ) => (
    <>
      {id === tab && (
        <Problem
          {...{ practice, traffic, isAway, words, practiceWords }}
          onRenew={held.renew}
          onRetry={refresh}
        />
      )}
      {session && traffic && draw({ session, traffic })}
    </>
  );

  return (
    <Reader framePath={framePath} page={{ id: 'workbench', name: words.name }}>
      <article className={styles.page} ref={article}>
        <WorkbenchHead
          {...{ session, words, shellWords, paths }}
          copyWords={practiceWords.copy}
          onEnded={held.end}
          onRenew={held.renew}
        />
        <Tabs
          name="workbench"
          label={words.tabsLabel}
          className={styles.tabs}
          selected={tab}
          onSelect={open}
          tabs={[
            {
              id: 'traffic',
              label: words.tabs.traffic,
              content: live('traffic', ({ session, traffic }) => (
                <TrafficView
                  key={session.token}
                  {...{ session, traffic, words, practiceWords, paths, refresh }}
                  initial={new URLSearchParams(search).get('request') ?? undefined}
                  onExplain={explain}
                />
              )),
            },
            {
              id: 'signature',
              label: words.tabs.signature,
              content: (
                <SignatureView
                  {...{ checker, session, traffic, words, practiceWords }}
                  path={paths.signing}
                />
              ),
            },
            {
              id: 'catcher',
              label: words.tabs.catcher,
              content: live('catcher', ({ session, traffic }) => (
                <CatcherView
                  key={session.token}
                  {...{ session, traffic, aheadMs, words, practiceWords, paths, refresh }}
                />
              )),
            },
          ]}
        />
      </article>
    </Reader>
  );
}

/** Why a tab has no content, or that its content is out of date; nothing if all is well. */
function Problem({
  practice,
  traffic,
  isAway,
  words,
  practiceWords,
  onRenew,
  onRetry,
}: {
  practice: Practice;
  traffic: Traffic | undefined;
  isAway: boolean;
  words: WorkbenchWords;
  practiceWords: PracticeWords;
  onRenew: () => void;
  onRetry: () => void;
}) {
  if (practice.state === 'opening' || (practice.state === 'open' && !traffic && !isAway))
    return <Loader label={words.loading} className={styles.loader} />;
  if (practice.state !== 'open')
    return <PracticeNote {...{ practice, words, practiceWords, onRenew }} />;
  const { heading, retry } = practiceWords.away;
  const message = traffic ? heading + words.between + words.away.text : heading;
  return isAway && <FailureNote message={message} action={retry} onRetry={onRetry} />;
}
