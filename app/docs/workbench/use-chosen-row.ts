import { useState } from 'react';
import { isNamed, type TrafficRow } from './traffic.ts';

/** The selected row: the named one, the newest request, or the one just sent once it is listed. */
export function useChosenRow(rows: readonly TrafficRow[], initial: string | undefined) {
  const [chosen, setChosen] = useState(initial);
  /** Id of what was just sent. */
  const [awaited, setAwaited] = useState<string>();

  const newest = rows.findLast(({ kind }) => kind === 'request') ?? rows.at(-1);
  if (!chosen && newest) setChosen(newest.id);
  const arrived = awaited && rows.findLast((row) => isNamed(row, awaited));
  if (arrived) {
    setChosen(arrived.id);
    setAwaited(undefined);
  }
  const row =
    rows.find(({ id }) => id === chosen) ??
    rows.findLast((row) => chosen !== undefined && isNamed(row, chosen)) ??
    newest;

  const choose = (id: string) => {
    setChosen(id);
    setAwaited(undefined);
  };
  return { row, choose, awaitRow: setAwaited };
}
