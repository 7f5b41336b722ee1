import { type RefObject, useEffect, useState } from 'react';
import type { DocumentFacts } from '../document-facts.ts';
import { start } from '../ids.ts';

type Opened = { Line: typeof import('./start-line.tsx').StartLine; line: HTMLElement };

/** Brings the stops of Get started to life where the document has any. */
export function StartSlot({
  reader,
  facts,
}: {
  reader: RefObject<HTMLElement | null>;
  facts: DocumentFacts;
}) {
  const [opened, setOpened] = useState<Opened>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each document has its own.
  useEffect(() => {
    const line = reader.current?.querySelector<HTMLElement>(`[${start.line}]`);
    setOpened(undefined);
    if (!line) return;
    let isLeft = false;
    import('./start-line.tsx').then(
      ({ StartLine }) => isLeft || setOpened({ Line: StartLine, line }),
      (problem: unknown) => {
        console.error('The stops could not be loaded.', problem);
        line.toggleAttribute('data-failed', true);
      },
    );
    return () => {
      isLeft = true;
    };
  }, [facts]);

  return opened && <opened.Line key={facts.id} line={opened.line} />;
}
