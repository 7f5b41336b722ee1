import { fill } from '#content/fill.ts';
import { minuteMs } from '#contract/time-units.ts';

type DurationWords = { days: string; hours: string; minutes: string };

/** The two largest units, at least a minute: 2 d 3 h, 1 h 5 min, 42 min. */
export function writeDuration(ms: number, words: DurationWords): string {
  const all = Math.max(1, Math.round(ms / minuteMs));
  const parts = [
    [Math.floor(all / 1440), words.days],
    [Math.floor(all / 60) % 24, words.hours],
    [all % 60, words.minutes],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  return parts
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, text]) => fill(text, { count }))
    .join(' ');
}
