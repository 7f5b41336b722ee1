import { type RefObject, useEffect, useState } from 'react';
import { readChoice } from '#app/visit/choices.ts';
import { storedItems } from '#content/storage.ts';
import type { DocumentFacts } from '../reader/document-facts.ts';
import { start } from '../reader/ids.ts';

type Opened = { Line: typeof import('./start-line.tsx').StartLine; line: HTMLElement };

/** Any of these loads the interactive stops. */
const interactions = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/**
 * Loads the interactive stops where the document has any: at once if keys or progress are stored,
 * else with the first interaction.
 */
export function StartSlot({
  reader,
  facts,
}: {
  reader: RefObject<HTMLElement | null>;
  facts: DocumentFacts;
}) {
  const [opened, setOpened] = useState<Opened>();
  const [pressed, setPressed] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each document.
  useEffect(() => {
    const line = reader.current?.querySelector<HTMLElement>(`[${start.line}]`);
    setOpened(undefined);
    setPressed(undefined);
    if (!line) return;
    const end = new AbortController();
    const { signal } = end;
    const load = () =>
      import('./start-line.tsx').then(
        ({ StartLine }) => signal.aborted || setOpened({ Line: StartLine, line }),
        (problem: unknown) => {
          console.error('The stops could not be loaded.', problem);
          line.toggleAttribute('data-failed', true);
        },
      );
    const press = ({ target }: Event) => {
      const button = target instanceof Element && target.closest(`[${start.button}]`);
      if (button) setPressed(button.getAttribute(start.button) ?? undefined);
    };
    line.addEventListener('click', press, { signal });
    const begun = [storedItems.startProgress.name, storedItems.practice.name];
    if (begun.some(readChoice)) void load();
    else for (const type of interactions) addEventListener(type, load, { signal, once: true });
    return () => end.abort();
  }, [facts]);

  return opened && <opened.Line key={facts.id} line={opened.line} pressed={pressed} />;
}
