import type { Brand, Mark, Office, Palette } from '#content/brand-shape.ts';
import { hexOf } from '#content/colour.ts';
import { countWord } from '#content/count-word.ts';
import { locales } from '#contract/locale.ts';

/** Everything in `content/` that belongs to an operator. */
export type Operator = {
  brand: Brand;
  palette: Palette;
  mark: Mark;
  offices: Record<string, Office>;
};

export type Trace = { name: string; pattern: RegExp };

/**
 * Patterns for everything of an operator that can occur in text: names, addresses, numbers,
 * colours, the logo mark.
 */
export const tracesOf = ({ brand, palette, mark, offices }: Operator): Trace[] => [
  ...[
    ...namesOf(brand),
    ...Object.values(offices).flatMap(({ address, contactNumber }) => [
      ...Object.values(address ?? {}),
      contactNumber,
    ]),
    ...mark.map(({ path }) => path),
  ].flatMap((text) => (text ? [{ name: text, pattern: literally(text) }] : [])),
  ...[...Object.values(palette.day), ...Object.values(palette.night)]
    .filter((colour) => colour.startsWith('oklch('))
    .map((colour) => ({ name: colour, pattern: colourPattern(colour) })),
];

/**
 * Patterns for what one operator can say of itself and the other cannot: certificates, partner
 * levels, memberships, the number of its offices.
 */
export function claimsOf(
  { brand, offices }: Operator,
  other: Pick<Operator, 'brand' | 'offices'>,
): Trace[] {
  const count = Object.keys(offices).length;
  const certificates = brand.certificates.filter(
    ({ id }) => !other.brand.certificates.some((own) => own.id === id),
  );
  const levels = brand.badges.flatMap(({ id, name, tier }) => {
    const own = other.brand.badges.find((badge) => badge.id === id)?.tier;
    return locales.flatMap((locale) =>
      own?.[locale] === tier[locale] ? [] : [`${name} ${tier[locale]}`],
    );
  });
  return [
    ...[...certificates.map(({ name }) => name), ...levels].map((name) => ({
      name,
      pattern: new RegExp(literally(name).source.replaceAll(' ', '[\\s,·]{0,3}'), 'i'),
    })),
    ...(count === Object.keys(other.offices).length
      ? []
      : [
          {
            name: `${count} locations`,
            pattern: new RegExp(
              `\\b(${countWord.en(count)}|${count}) (locations|offices)\\b|(${countWord.zh(count)}|${count} )[处个]办公`,
              'i',
            ),
          },
        ]),
  ];
}

export const tracesIn = (text: string, traces: readonly Trace[]): string[] =>
  traces.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);

function namesOf({ names, hosts, mail, phone, social, qrTargets, ...rest }: Brand) {
  return [
    ...[rest.codeName, rest.legalName, rest.demoMail, rest.liveChat, rest.icpNumber],
    ...[...Object.values(names.short), ...Object.values(names.full)],
    ...Object.values(names.lockUp).flatMap(({ word, addition }) => [word, addition]),
    ...[...Object.values(hosts), ...Object.values(mail), ...Object.values(phone)],
    ...Object.values(social).flatMap((links) => links.map(({ url }) => url)),
    ...[...Object.values(qrTargets), ...Object.values(rest.wiki ?? {})],
  ];
}

const literally = (text: string): RegExp =>
  new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&'), 'i');

/** Matches a colour in our notation, as a minifier writes it, or as hex. */
function colourPattern(colour: string): RegExp {
  const [lightness = 0, chroma = 0, hue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const number = (value: number) => String(value).replace(/^0\./, '0?\\.');
  const percent = number(Math.round(lightness * 1000) / 10);
  const written = `oklch\\((?:${number(lightness)}|${percent}%) ${number(chroma)} ${hue}\\b`;
  return new RegExp(`${written}|${hexOf(colour)}\\b`, 'i');
}
