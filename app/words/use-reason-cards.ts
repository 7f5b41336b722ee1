import { useEffect, useState } from 'react';
import { reasonsPath } from '#content/docs/paths.ts';
import { cardFor, type Stated, statedIn } from '#content/docs/stated.ts';
import type { ReasonCard, ReasonFile } from '#content/reasons.ts';
import { useLocale } from './locale.ts';

/** More would hide what they explain. */
const mostCards = 3;

/**
 * The cards of the statuses and reasons in a response or callback, once they are loaded. `callId`
 * names the call that was answered.
 */
export function useReasonCards(body: string, callId?: string): readonly ReasonCard[] {
  const path = reasonsPath(useLocale());
  const [known, setKnown] = useState<{ body: string; cards: ReasonCard[] }>();

  useEffect(() => {
    const stated = statesOf(body);
    if (stated.length === 0) return;
    let isStale = false;
    void reasonsAt(path).then((file) => {
      if (isStale || !file) return;
      const cards = stated.flatMap(
        (one) => cardFor({ ...one, event: one.event ?? callId }, file.cards, file.events) ?? [],
      );
      setKnown({ body, cards: cards.slice(0, mostCards) });
    });
    return () => {
      isStale = true;
    };
  }, [path, body, callId]);

  return known?.body === body ? known.cards : [];
}

/** The cards of all statuses and reasons; undefined until they are loaded. */
export function useReasonFile(isNeeded: boolean): ReasonFile | undefined {
  const path = reasonsPath(useLocale());
  const [known, setKnown] = useState<{ path: string; file: ReasonFile | undefined }>();
  useEffect(() => {
    if (!isNeeded) return;
    let isStale = false;
    void reasonsAt(path).then((file) => {
      if (!isStale) setKnown({ path, file });
    });
    return () => {
      isStale = true;
    };
  }, [path, isNeeded]);
  return known?.path === path ? known.file : undefined;
}

function statesOf(body: string): Stated[] {
  try {
    return statedIn(JSON.parse(body));
  } catch {
    return [];
  }
}

const loaded = new Map<string, Promise<ReasonFile | undefined>>();

/** Written by the build in this format. Without it nothing is explained; a failure is not kept. */
function reasonsAt(path: string): Promise<ReasonFile | undefined> {
  const known = loaded.get(path);
  if (known) return known;
  const file = fetch(path)
    .then((response): Promise<ReasonFile> => response.json())
    .catch(() => {
      loaded.delete(path);
      return undefined;
    });
  loaded.set(path, file);
  return file;
}
