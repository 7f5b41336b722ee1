import type { Locale } from '#contract/locale.ts';
import { brand } from './brand.ts';
import type { BadgeId, CertificateId } from './brand-shape.ts';

const names = { whatsapp: 'WhatsApp', viber: 'Viber', zalo: 'Zalo' } as const;
const apps = ['whatsapp', 'viber', 'zalo'] as const;
type App = (typeof apps)[number];

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

/** Those of `among` that we have a badge of, as in a sentence. */
export const partnerLevels = (locale: Locale, among: readonly App[] = apps): string[] =>
  among.filter(hasBadge).map((app) => partnerLevel(app, locale));

export const hasBadge = (badge: BadgeId): boolean => brand.badges.some(({ id }) => id === badge);

export const hasCertificate = (certificate: CertificateId): boolean =>
  brand.certificates.some(({ id }) => id === certificate);

const badgeOf = (app: App) => brand.badges.find(({ id }) => id === app);
