import { useMomentText } from '#app/status/moments.tsx';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import type { MaintenanceDraft } from '#contract/desk-maintenance.ts';
import { locales } from '#contract/locale.ts';
import { dayMs } from '#contract/time-units.ts';

/** A typed time in UTC, `2026-03-01T02:00`; null while it is not complete. */
export const momentOf = (typed: string): string | null => {
  const moment = new Date(`${typed}Z`);
  return typed && !Number.isNaN(moment.getTime()) ? moment.toISOString() : null;
};

/** Beginning and end in UTC, with the day of the end where it is another. */
export function useWindowText() {
  const words = useWords('deskMaintenance');
  const { write } = useMomentText();
  return (from: string, to: string): string =>
    fill(words.window, {
      from: write(from, 'full'),
      to: write(to, from.slice(0, 10) === to.slice(0, 10) ? 'time' : 'full'),
    });
}

/** Why maintenance cannot be scheduled yet, each with its field; in the order of the form. */
export function usePlanProblems() {
  const { form, required } = useWords('deskMaintenance');
  const { missing } = useWords('deskStatus');
  return ({ title, text, affected, from, to }: MaintenanceDraft) => {
    const [startsAt, endsAt] = [momentOf(from), momentOf(to)];
    const now = new Date().toISOString();
    const isFarAhead = startsAt !== null && Date.parse(startsAt) - Date.parse(now) > dayMs;
    const written = locales.filter((locale) => text[locale].trim());
    const titled = isFarAhead ? locales : written;
    const windowSays =
      startsAt && endsAt ? wrongWindow(startsAt, endsAt, now) : ('window' as const);
    return [
      ...titled
        .filter((locale) => !title[locale].trim())
        .map((locale) => ({
          id: `title-${locale}`,
          message: isFarAhead ? required[locale] : missing.title,
        })),
      ...(windowSays ? [{ id: startsAt ? 'to' : 'from', message: form.errors[windowSays] }] : []),
      ...(affected.length === 0 ? [{ id: 'services', message: missing.services }] : []),
      ...(written.length === 0 && !isFarAhead ? [{ id: 'text-en', message: missing.text }] : []),
      ...(isFarAhead
        ? locales
            .filter((locale) => !written.includes(locale))
            .map((locale) => ({ id: `text-${locale}`, message: required[locale] }))
        : []),
    ];
  };
}

function wrongWindow(startsAt: string, endsAt: string, now: string): 'ends' | 'over' | undefined {
  if (endsAt <= startsAt) return 'ends';
  return endsAt <= now ? 'over' : undefined;
}
