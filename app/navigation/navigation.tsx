import { useEffect, useState } from 'react';
import { createPath, useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router';
import { BrokenLineNote } from '#app/ui/broken-line-note.tsx';
import { RunningLine } from '#app/ui/loader.tsx';
import { namesPart } from '#app/ui/site-link.tsx';
import { useLayout } from '#app/words/use-layout.ts';
import {
  type FailedNavigation,
  forgetFailedNavigation,
  useFailedNavigation,
} from './failed-navigation.ts';
import styles from './navigation.module.css';
import { useFetchedCode } from './use-fetched-code.ts';

/** What comes sooner needs no sign. */
const patienceMs = 400;

/** Between two pages: a sign while the next one is slow, and what to do when it does not come. */
export function Navigation() {
  const { failure, words } = useLayout();
  const { key } = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const { revalidate, state: revalidation } = useRevalidator();
  const [attempt, setAttempt] = useState(0);
  const waiting = useFetchedCode(attempt);
  const failed = useFailedNavigation();
  const [closed, setClosed] = useState<FailedNavigation>();
  const isUnderWay = !failed && (waiting !== undefined || navigation.state === 'loading');
  const isSlow = useLasting(isUnderWay || (!failed && revalidation === 'loading'));

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has arrived needs no note.
  useEffect(() => forgetFailedNavigation(), [key]);

  // The drawer that was chosen in would lie over the note.
  useEffect(() => {
    if (!failed) return;
    for (const drawer of document.querySelectorAll<HTMLElement>(':popover-open'))
      drawer.hidePopover();
  }, [failed]);

  const tryAgain = () => {
    forgetFailedNavigation();
    if (waiting) return setAttempt(attempt + 1);
    if (!navigation.location) return void revalidate();
    const to = createPath(navigation.location);
    // Whoever went back stands at that address already.
    const replace = to === location.pathname + location.search + location.hash;
    void navigate(to, { replace, preventScrollReset: namesPart(to) });
  };

  return (
    <>
      {isSlow && (
        <div role="status">
          <RunningLine className={styles.sign} />
          <span data-spoken="">{failure.move.loading}</span>
        </div>
      )}
      {failed && failed !== closed && (
        <BrokenLineNote
          sentence={failed.isAnswered ? failure.move.unusable : failure.move.unanswered}
          action={{ name: failure.retry, act: tryAgain }}
          closeLabel={words.labels.close}
          onClose={() => setClosed(failed)}
        />
      )}
    </>
  );
}

/** True once something has gone on for a while. */
function useLasting(isOn: boolean): boolean {
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setLasted(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [isOn]);
  return isOn && hasLasted;
}
