import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { FailureNote } from '#app/ui/failure-note.tsx';
import type { ReaderWords } from '#content/interface/reader.ts';
import type { DocumentFacts } from '../reader/document-facts.ts';
import { tried } from '../reader/ids.ts';
import styles from '../reader/reader.module.css';
import { showLastRuns } from '../run/last-runs.ts';

type Panel = typeof import('./try-panel.tsx').TryPanel;

/** Opens Try it when one of its buttons is pressed or the address ends with `#try`. */
export function TrySlot({
  reader,
  facts,
  words,
}: {
  reader: RefObject<HTMLElement | null>;
  facts: DocumentFacts;
  words: ReaderWords;
}) {
  const { hash, search, key } = useLocation();
  const [opener, setOpener] = useState<HTMLElement>();
  const [panel, setPanel] = useState<{ Panel?: Panel; isFailed?: true }>({});

  const open = (button: HTMLElement) => {
    setOpener(button);
    setPanel(({ Panel }) => ({ Panel }));
    import('./try-panel.tsx').then(
      ({ TryPanel }) => setPanel({ Panel: TryPanel }),
      (problem: unknown) => {
        console.error('Try it could not be loaded.', problem);
        setPanel({ isFailed: true });
      },
    );
  };
  const press = useEffectEvent(({ target }: MouseEvent) => {
    const button = target instanceof Element && target.closest<HTMLElement>(`[${tried.button}]`);
    if (button) open(button);
  });
  useEffect(() => {
    const place = reader.current;
    place?.addEventListener('click', press);
    return () => place?.removeEventListener('click', press);
  }, [reader]);

  // Of several buttons for one call take the visible one: it gets the focus back.
  const follow = useEffectEvent(() => {
    const found = /^#try(?:-(\w+))?$/.exec(hash);
    if (!found) return setOpener(undefined);
    const [, call] = found;
    const selector = `[${tried.button}${call ? `="${call}"` : ''}]`;
    const buttons = [...(reader.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
    const button = buttons.find((one) => one.checkVisibility()) ?? buttons[0];
    if (button) open(button);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation can open it again.
  useEffect(() => {
    if (reader.current) showLastRuns(reader.current);
    follow();
  }, [facts, key]);

  const call = opener?.getAttribute(tried.button);
  if (!opener || !call) return null;
  const close = () => {
    // Another call may have been opened in the meantime.
    setOpener((now) => (now === opener ? undefined : now));
    opener.focus();
  };
  if (panel.isFailed)
    return (
      <div className={styles.failed}>
        <FailureNote message={words.tryFailed} action={words.retry} onRetry={() => open(opener)} />
      </div>
    );
  return (
    panel.Panel && (
      <panel.Panel
        key={`${call} ${key}`}
        call={call}
        given={search}
        onClose={close}
        onFail={() => setPanel({ isFailed: true })}
      />
    )
  );
}
