import { fill } from '#content/fill.ts';
import { minuteMs } from '#contract/time-units.ts';

type DurationWords = { days: string; hours: string; minutes: string };

/** The two largest units, at least a minute: 2 d 3 h, 1 h 5 min, 42 min. */
export const writeDuration = (ms: number, words: DurationWords): string =>
  unitsOf(ms, words)
    .map(({ count, text }) => fill(text, { count }))
    .join(' ');

/** A duration split into value and unit. */
export const splitDuration = (ms: number, words: DurationWords) =>
  unitsOf(ms, words).map(({ count, text }) => ({
    value: String(count),
    unit: fill(text, { count: '' }).trim(),
  }));

function unitsOf(ms: number, words: DurationWords) {
  const all = Math.max(1, Math.round(ms / minuteMs));
  const units = [
    { count: Math.floor(all / 1440), text: words.days },
    { count: Math.floor(all / 60) % 24, text: words.hours },
    { count: all % 60, text: words.minutes },
  ];
  const first = units.findIndex(({ count }) => count > 0);
  return units.slice(first, first + 2).filter(({ count }) => count > 0);
}
