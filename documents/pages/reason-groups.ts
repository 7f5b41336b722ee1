import type { ReasonCard } from '#content/reasons.ts';
import type { Locale } from '#contract/locale.ts';
import { localizedReasons } from './localized-reason.ts';

/** The cards whose first product is this one: reasons, then statuses. */
export type ReasonGroup = { name: string; cards: ReasonCard[] };

export function reasonGroups(locale: Locale): ReasonGroup[] {
  const groups = new Map<string, ReasonCard[]>();
  for (const card of localizedReasons(locale)) {
    const name = card.cases[0]?.products[0]?.name ?? '';
    groups.set(name, [...(groups.get(name) ?? []), card]);
  }
  return [...groups].map(([name, cards]) => ({
    name,
    cards: [...cards.filter(isReason), ...cards.filter((card) => !isReason(card))],
  }));
}

const isReason = ({ kind }: ReasonCard): boolean => kind === 'reason';
