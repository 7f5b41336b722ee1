import { readChoice, storeChoice } from '#app/visit/choices.ts';
import { storedItems } from '#content/storage.ts';
import { start } from '../reader/ids.ts';
import { forcedCode, isReceived, isRefused, type Run } from '../run/run.ts';

const { name } = storedItems.startProgress;
const changed = 'start-progress';

/** Marks the stops of Get started that a run on any page completes. */
export function noteRun(run: Run): void {
  if (run.step !== 'answered') return;
  if (isRefused(run)) {
    if (forcedCode(run.sent) !== undefined) noteStops('errors');
    return;
  }
  noteStops('keys', 'first-call', ...(isReceived(run) ? ['callback'] : []));
}

export function noteStops(...stops: string[]): void {
  const done = doneStops();
  if (stops.every((stop) => done.has(stop))) return;
  storeChoice(name, [...done, ...stops.filter((stop) => !done.has(stop))].join(' '));
  dispatchEvent(new Event(changed));
}

const doneStops = (): Set<string> => new Set(readChoice(name)?.split(' '));

/** Shows the completed stops and keeps them up to date. Returns the function that ends it. */
export function followProgress(line: HTMLElement): () => void {
  const draw = () => {
    const done = doneStops();
    const stops = [...line.querySelectorAll<HTMLElement>(`[${start.stop}]`)];
    const isDone = (stop: HTMLElement) => done.has(stop.getAttribute(start.stop) ?? '');
    const now = stops.find((stop) => !isDone(stop));
    for (const stop of stops) {
      if (isDone(stop)) stop.dataset.state = 'done';
      else if (stop === now) stop.dataset.state = 'now';
      else delete stop.dataset.state;
    }
  };
  draw();
  addEventListener(changed, draw);
  return () => removeEventListener(changed, draw);
}
