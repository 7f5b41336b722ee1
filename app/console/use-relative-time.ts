import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { spaceOut } from '#content/chinese.ts';
import { fill } from '#content/fill.ts';
import { daysAgo } from './days-ago.ts';

/** Times in words, for use in sentences. */
export function useRelativeTime() {
  const { today, yesterday } = useWords('console').moments;
  const formats = useFormats();

  /** Today and yesterday with the time, earlier days as a date. */
  const near = (moment: string): string => {
    const days = daysAgo(moment);
    if (days > 1) return formats.dayOfYear(moment, 'short');
    return fill(days === 1 ? yesterday : today, { time: formats.time(moment) });
  };

  return {
    near,
    date: formats.date,
    say: (text: string, moments: Record<string, string>) => spaceOut(fill(text, moments)),
  };
}
