import { tried } from '../reader/ids.ts';

/** How the last run of each call in this tab ended, shown below its samples. */
const lastRuns = new Map<string, string>();

export function noteLastRun(call: string, sentence: string): void {
  lastRuns.set(call, sentence);
  showLastRuns(document);
}

export function showLastRuns(place: ParentNode): void {
  for (const note of place.querySelectorAll(`[${tried.note}]`)) {
    const sentence = lastRuns.get(note.getAttribute(tried.note) ?? '');
    if (sentence) note.textContent = sentence;
  }
}
