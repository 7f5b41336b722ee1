import type { Locale } from '#contract/locale.ts';
import { brand } from './brand.ts';
import type { BadgeId } from './brand-shape.ts';

const names = { whatsapp: 'WhatsApp', viber: 'Viber', zalo: 'Zalo' } as const;
type App = Extract<BadgeId, keyof typeof names>;

/** The partner level of a messaging app, as on its badge; the app's name if we have none. */
export const partnerTier = (app: App, locale: Locale): string =>
  badgeOf(app)?.tier[locale] ?? names[app];

/** The same inside a sentence: `Viber silver partner`. */
export function partnerLevel(
  app: App,
  locale: Locale,
  { name = names[app], joint = ' ' }: { name?: string; joint?: string } = {},
): string {
  const tier = badgeOf(app)?.tier[locale];
  return tier ? `${name}${joint}${tier.charAt(0).toLowerCase()}${tier.slice(1)}` : name;
}

const badgeOf = (app: App) => brand.badges.find(({ id }) => id === app);
