import { tried } from '../reader/ids.ts';

/** How each call ended when it was last tried in this tab, as the foot of its samples tells it. */
const lastRuns = new Map<string, string>();

export function keepLastRun(call: string, told: string): void {
  lastRuns.set(call, told);
  tellLastRuns(document);
}

export function tellLastRuns(place: ParentNode): void {
  for (const note of place.querySelectorAll(`[${tried.note}]`)) {
    const told = lastRuns.get(note.getAttribute(tried.note) ?? '');
    if (told) note.textContent = told;
  }
}
