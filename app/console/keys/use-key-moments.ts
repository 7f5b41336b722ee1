import { useNow } from '#app/ui/use-now.ts';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import type { ApiKeySummary } from '#contract/api-keys.ts';
import { hourMs, minuteMs, secondMs } from '#contract/time-units.ts';
import { useRelativeTime } from '../use-relative-time.ts';

/** When and how often a key was used and when it ends, in words. */
export function useKeyMoments() {
  const { used, endsIn } = useWords('consoleKeys');
  const moments = useRelativeTime();
  const formats = useFormats();
  const now = useNow(15 * secondMs);

  /** Minutes within the last hour, then the time of day, then the date. */
  const ago = (moment: string): string => {
    const minutes = Math.floor((now - new Date(moment).getTime()) / minuteMs);
    if (minutes < 1) return used.now;
    return minutes < 60 ? fill(used.minutes, { count: minutes }) : moments.near(moment);
  };

  return {
    lastUsed: ({ environment, lastUsedAt }: ApiKeySummary): string => {
      if (lastUsedAt) return ago(lastUsedAt);
      return environment === 'live' ? used.notSeen : used.never;
    },
    /** Undefined without uses, and for live keys, whose uses are not counted here. */
    uses: ({ environment, uses = 0 }: ApiKeySummary): string | undefined => {
      if (environment === 'live' || uses === 0) return undefined;
      const { one, other } = used.times;
      return uses === 1 ? one : fill(other, { count: formats.count(uses) });
    },
    endsIn: (endsAt: string): string => {
      const leftMs = Math.max(0, new Date(endsAt).getTime() - now);
      const hours = Math.floor(leftMs / hourMs);
      const minutes = Math.floor((leftMs % hourMs) / minuteMs);
      return fill(hours > 0 ? endsIn.hours : endsIn.minutes, { hours, minutes });
    },
    moment: formats.moment,
    zone: formats.zone,
  };
}
