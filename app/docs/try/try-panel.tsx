import { useEffect, useRef, useState } from 'react';
import { CloseButton } from '#app/ui/close-button.tsx';
import { Loader } from '#app/ui/loader.tsx';
import { useMediaQuery } from '#app/ui/use-media-query.ts';
import { useLocaleSettings } from '#app/words/use-locale-settings.ts';
import type { TryWords } from '#content/interface/try.ts';
import type { TryCall } from '#documents/try/try-call.ts';
import { loadTry } from '../run/load-try.ts';
import { RunView } from '../run/run-view.tsx';
import { useTry } from '../run/use-try.ts';
import { TryForm } from './try-form.tsx';
import styles from './try-panel.module.css';

type Loaded = { call: TryCall; words: TryWords };

/** The Try it dialog: the form of a call beside its run. */
export function TryPanel({
  call,
  given,
  onClose,
  onFail,
}: {
  call: string;
  /** The query string of the page, with values for the form. */
  given: string;
  onClose: () => void;
  onFail: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const locale = useLocaleSettings().documents;
  const [loaded, setLoaded] = useState<Loaded>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once, on mount.
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
    loadTry(call, locale).then(setLoaded, (problem: unknown) => {
      console.error('Try it could not be loaded.', problem);
      onFail();
    });
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      data-ground="paper"
      aria-labelledby="try-title"
      aria-busy={!loaded}
      onClose={onClose}
      onPointerDown={({ target, clientX, currentTarget }) => {
        const isScrim = target === currentTarget && clientX < currentTarget.offsetLeft;
        if (isScrim) currentTarget.close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        event.currentTarget.querySelector('form')?.requestSubmit();
      }}
    >
      {loaded ? (
        <Opened {...loaded} given={given} onClose={() => dialog.current?.close()} />
      ) : (
        <Loader className={styles.loader} />
      )}
    </dialog>
  );
}

function Opened({ call, words, given, onClose }: Loaded & { given: string; onClose: () => void }) {
  const tried = useTry(call, given, words);
  const isNarrow = useMediaQuery('(width < 1000px)');
  const [shown, setShown] = useState<'request' | 'run'>(
    tried.run.step === 'ready' ? 'request' : 'run',
  );
  const panelProps = (name: typeof shown) =>
    isNarrow
      ? ({
          role: 'tabpanel',
          id: `try-${name}`,
          'aria-labelledby': `try-tab-${name}`,
          hidden: shown !== name,
        } as const)
      : {};

  const send = (isAnyway: boolean) => {
    const isSent = tried.submit(isAnyway);
    if (isSent) setShown('run');
    return isSent;
  };
  return (
    <div className={styles.layout}>
      <header className={styles.head}>
        <h2 id="try-title">{words.title}</h2>
        <p>
          <b>
            {call.method} {call.path}
          </b>
          <span>{words.practice}</span>
        </p>
        <CloseButton label={words.close} className={styles.close} onClick={onClose} />
      </header>
      {isNarrow && (
        <div className={styles.tabs} role="tablist" aria-label={words.title}>
          {(['request', 'run'] as const).map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`try-tab-${name}`}
              aria-controls={`try-${name}`}
              aria-selected={shown === name}
              tabIndex={shown === name ? 0 : -1}
              onClick={() => setShown(name)}
              onKeyDown={({ key, currentTarget }) => {
                if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
                setShown(name === 'run' ? 'request' : 'run');
                const other =
                  currentTarget.nextElementSibling ?? currentTarget.previousElementSibling;
                if (other instanceof HTMLElement) other.focus();
              }}
            >
              {words.tabs[name]}
            </button>
          ))}
        </div>
      )}
      <div className={styles.form} {...panelProps('request')}>
        <TryForm call={call} words={words} tried={tried} onSend={send} />
      </div>
      <div className={styles.run} data-ground="code" {...panelProps('run')}>
        <RunView call={call} words={words} tried={tried} onNavigate={onClose} />
      </div>
    </div>
  );
}
