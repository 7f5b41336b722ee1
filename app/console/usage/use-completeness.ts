import { useNow } from '#app/ui/use-now.ts';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { hourMs, minuteMs } from '#contract/time-units.ts';
import { daysAgo } from '../days-ago.ts';
import { useRelativeTime } from '../use-relative-time.ts';

const lateMs = hourMs;

/** Up to when the figures are complete, in the reader's time zone; undefined before any came. */
export function useCompleteness(completeUntil: string | null) {
  const words = useWords('consoleUsage');
  const formats = useFormats();
  const { near, say } = useRelativeTime();
  const nowMs = useNow(minuteMs);
  if (completeUntil === null) return undefined;
  const isLate = nowMs - new Date(completeUntil).getTime() > lateMs;
  const time = daysAgo(completeUntil) === 0 ? formats.time(completeUntil) : near(completeUntil);
  return {
    isLate,
    text: say(isLate ? words.late : words.complete, { time, zone: formats.zone() }),
  };
}
