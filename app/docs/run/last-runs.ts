import { tried } from '../reader/ids.ts';

/** How the last run of each call in this tab ended, shown below its samples. */
const lastRuns = new Map<string, string>();

/** Whether the call of a note below samples has been run in this tab. */
export const hasRun = (note: Element): boolean => lastRuns.has(note.getAttribute(tried.note) ?? '');

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
