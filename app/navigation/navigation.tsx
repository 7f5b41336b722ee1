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

/** No loading indicator before this delay. */
const indicatorDelayMs = 400;

/** Feedback during navigation: a loading indicator when it is slow, a retry when it fails. */
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
  const isSlow = useDelayed(isUnderWay || (!failed && revalidation === 'loading'));

  // biome-ignore lint/correctness/useExhaustiveDependencies: arrival clears the failure.
  useEffect(() => forgetFailedNavigation(), [key]);

  // The drawer, from which the navigation may have started, would cover the note.
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
    // After Back the address bar already shows the target.
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

/** True once `isOn` has held for `indicatorDelayMs`. */
function useDelayed(isOn: boolean): boolean {
  const [hasPassed, setPassed] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setPassed(true), indicatorDelayMs);
    return () => {
      clearTimeout(timer);
      setPassed(false);
    };
  }, [isOn]);
  return isOn && hasPassed;
}
