import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { RefreshCw } from '#app/art/icons/forms.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { useWords } from '#app/words/use-words.ts';
import type { CaptchaProps } from './captcha.ts';
import styles from './captcha-dialog.module.css';
import { PuzzleView } from './puzzle-view.tsx';
import { usePuzzle } from './use-puzzle.ts';
import { WorkView } from './work-view.tsx';

/** How long “verified” is shown before the dialog closes. */
const solvedMs = 900;

/** Our slider captcha, with a proof of work as the accessible alternative. */
export function CaptchaDialog({ open, ...captcha }: CaptchaProps) {
  return open && <OpenDialog {...captcha} />;
}

function OpenDialog({ recipient, type, onPass, onClose }: Omit<CaptchaProps, 'open'>) {
  const words = useWords('captcha');
  const [way, setWay] = useState<'puzzle' | 'work'>('puzzle');
  const [pass, setPass] = useState<string>();
  const puzzle = usePuzzle({ recipient, type, words, onSolved: setPass });
  const slider = useRef<HTMLInputElement>(null);
  useReturningFocus();

  const handOver = useEffectEvent(onPass);
  useEffect(() => {
    if (pass === undefined) return;
    const timer = setTimeout(() => handOver(pass), solvedMs);
    return () => clearTimeout(timer);
  }, [pass]);

  const canRenew = way === 'puzzle' && pass === undefined;
  // Rendered outside the surrounding form: Enter on the slider must not submit it.
  return createPortal(
    <Dialog
      isOpen
      size="small"
      heading={way === 'puzzle' ? words.title : words.work.title}
      closeLabel={words.close}
      onClose={onClose}
      initialFocus={slider}
      tools={
        canRenew && (
          <button
            type="button"
            className={styles.renew}
            aria-label={words.newPuzzle}
            onClick={puzzle.renew}
          >
            <RefreshCw size={18} strokeWidth={2} aria-hidden="true" />
          </button>
        )
      }
    >
      {way === 'puzzle' ? (
        <PuzzleView
          words={words}
          puzzle={puzzle}
          slider={slider}
          onOtherWay={() => setWay('work')}
        />
      ) : (
        <WorkView
          words={words}
          recipient={recipient}
          type={type}
          onSolved={setPass}
          onBack={() => setWay('puzzle')}
        />
      )}
    </Dialog>,
    document.body,
  );
}

/** Returns the focus to the opener when the page removes the open dialog. */
function useReturningFocus(): void {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    opener.current = document.activeElement;
  }, []);
  useEffect(
    () => () => {
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
    [],
  );
}
