import { useMomentText } from '#app/status/moments.tsx';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import type { DeskMaintenance, MaintenanceDraft } from '#contract/desk-maintenance.ts';
import { impacts } from '#contract/incident-states.ts';
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

/** The plan of maintenance as it is typed. */
export type KnownPlan = Pick<MaintenanceDraft, 'title' | 'affected' | 'from' | 'to'>;

export const knownPlan = (
  plan: DeskMaintenance,
  services: readonly { id: number; slug: string }[],
): KnownPlan => ({
  title: {
    en: plan.titleOnly === 'zh' ? '' : plan.titleEn,
    zh: plan.titleOnly === 'en' ? '' : plan.titleCn,
  },
  affected: plan.services.flatMap(({ id, impacts: [first] }) => {
    const service = services.find((one) => one.id === id)?.slug;
    const impact = impacts.find((one) => one === first?.impact);
    return service && impact ? [{ service, impact }] : [];
  }),
  from: plan.startTime.slice(0, 16),
  to: (plan.endTime ?? plan.plannedEnd).slice(0, 16),
});

type Planned = Pick<MaintenanceDraft, 'affected' | 'from' | 'to'>;

/** Whether readers hear of the change, which is not so of a title alone. */
export const isReplanned = (now: Planned, known: Planned): boolean => plain(now) !== plain(known);

const plain = ({ affected, from, to }: Planned): string =>
  JSON.stringify([
    from,
    to,
    affected.map(({ service, impact }) => `${service} ${impact}`).toSorted(),
  ]);

/** Why it cannot be published yet, each with its field; in the order of the form. */
export function usePlanProblems() {
  const { form, required, change } = useWords('deskMaintenance');
  const { missing } = useWords('deskStatus');
  return ({ title, text, affected, from, to }: MaintenanceDraft, known?: KnownPlan) => {
    const isSilent = known !== undefined && !isReplanned({ affected, from, to }, known);
    const isSame = isSilent && locales.every((locale) => title[locale] === known.title[locale]);
    const [startsAt, endsAt] = [momentOf(from), momentOf(to)];
    const now = new Date().toISOString();
    const isFarAhead = startsAt !== null && Date.parse(startsAt) - Date.parse(now) > dayMs;
    const written = locales.filter((locale) => text[locale].trim());
    const untitled = locales.filter((locale) => !title[locale].trim());
    const needsTitle = untitled.length === locales.length ? locales : written;
    const windowSays =
      startsAt && endsAt ? wrongWindow(startsAt, endsAt, now) : ('window' as const);
    return [
      ...untitled
        .filter((locale) => isFarAhead || needsTitle.includes(locale))
        .map((locale) => ({
          id: `title-${locale}`,
          message: isFarAhead ? required[locale] : missing.title,
        })),
      ...(windowSays ? [{ id: startsAt ? 'to' : 'from', message: form.errors[windowSays] }] : []),
      ...(affected.length === 0 ? [{ id: 'services', message: missing.services }] : []),
      ...(isSame ? [{ id: 'plan', message: change.same }] : []),
      ...(written.length === 0 && !isFarAhead && !isSilent
        ? [{ id: 'text-en', message: missing.text }]
        : []),
      ...(isFarAhead && !isSilent
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
