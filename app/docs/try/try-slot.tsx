import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { FailureNote } from '#app/ui/failure-note.tsx';
import type { ReaderWords } from '#content/interface/reader.ts';
import type { DocumentFacts } from '../reader/document-facts.ts';
import { tried } from '../reader/ids.ts';
import styles from '../reader/reader.module.css';
import { tellLastRuns } from './last-runs.ts';

type Panel = typeof import('./try-panel.tsx').TryPanel;

/** Where the panel comes once a packet “Try it” is pressed, or an address ends with `#try`. */
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
  const [asked, setAsked] = useState<HTMLElement>();
  const [panel, setPanel] = useState<{ Panel?: Panel; isFailed?: true }>({});

  const open = (packet: HTMLElement) => {
    setAsked(packet);
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
    const packet = target instanceof Element && target.closest<HTMLElement>(`[${tried.packet}]`);
    if (packet) open(packet);
  });
  useEffect(() => {
    const place = reader.current;
    place?.addEventListener('click', press);
    return () => place?.removeEventListener('click', press);
  }, [reader]);

  // Of several packets for one call the one that is shown gets the focus back.
  const follow = useEffectEvent(() => {
    const found = /^#try(?:-(\w+))?$/.exec(hash);
    if (!found) return setAsked(undefined);
    const [, call] = found;
    const wanted = `[${tried.packet}${call ? `="${call}"` : ''}]`;
    const packets = [...(reader.current?.querySelectorAll<HTMLElement>(wanted) ?? [])];
    const packet = packets.find((one) => one.checkVisibility()) ?? packets[0];
    if (packet) open(packet);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each move may ask for it anew.
  useEffect(() => {
    if (reader.current) tellLastRuns(reader.current);
    follow();
  }, [facts, key]);

  const call = asked?.getAttribute(tried.packet);
  if (!asked || !call) return null;
  const close = () => {
    // Another call may have been opened meanwhile.
    setAsked((now) => (now === asked ? undefined : now));
    asked.focus();
  };
  if (panel.isFailed)
    return (
      <div className={styles.failed}>
        <FailureNote message={words.tryFailed} action={words.retry} onRetry={() => open(asked)} />
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
