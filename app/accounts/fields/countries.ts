import { furtherCountryNames } from '#content/country-names.ts';
import { locales } from '#contract/locale.ts';
import type { Country } from '#contract/user-data.ts';

/**
 * Matches part of the Chinese name, the English name or a name the browser knows, ignoring case, or
 * the start of the dial code. Exact matches come first.
 */
export function filterCountries(countries: readonly Country[], typed: string): Country[] {
  const wanted = plain(typed);
  const fits = isDialCode(wanted)
    ? ({ code }: Country) => code.startsWith(digitsOf(wanted))
    : (country: Country) => namesOf(country).some((name) => name.includes(wanted));
  const found = countries.filter(fits);
  const isExact = (country: Country) => isCalled(country, wanted);
  return [...found.filter(isExact), ...found.filter((country) => !isExact(country))];
}

/** The country with exactly this name, or the only one that matches. */
export function meantCountry(countries: readonly Country[], typed: string): Country | undefined {
  const wanted = plain(typed);
  if (wanted === '') return undefined;
  const exact = countries.filter((country) => isCalled(country, wanted));
  const [first, ...others] = exact.length > 0 ? exact : filterCountries(countries, typed);
  return others.length === 0 ? first : undefined;
}

const plain = (text: string): string => text.trim().toLowerCase();
const isDialCode = (text: string): boolean => /^\+?\d+$/.test(text);
const digitsOf = (text: string): string => text.replace('+', '');

const isCalled = (country: Country, wanted: string): boolean =>
  isDialCode(wanted)
    ? country.code === digitsOf(wanted)
    : country.iso_2.toLowerCase() === wanted || namesOf(country).includes(wanted);

/** Common names from the browser, since the list has official ones only. */
function namesOf({ iso_2, e_name, c_name }: Country): string[] {
  const known = everydayNames().map((names) => names.of(iso_2) ?? '');
  return [e_name, c_name, ...known, ...(furtherCountryNames[iso_2] ?? [])].map(plain);
}

/** A browser may report no language, or an invalid one such as `C`. */
function isKnown(language: string): boolean {
  try {
    return Intl.DisplayNames.supportedLocalesOf(language).length > 0;
  } catch {
    return false;
  }
}

let everyday: Intl.DisplayNames[] | undefined;
function everydayNames(): Intl.DisplayNames[] {
  everyday ??= [...locales, navigator.language]
    .filter(isKnown)
    .flatMap((language) =>
      (['long', 'short'] as const).map(
        (style) => new Intl.DisplayNames(language, { type: 'region', style }),
      ),
    );
  return everyday;
}

const chinaFlag = new Set(['TW', 'HK', 'MO']);

export const flagPath = ({ iso_2 }: Country): string =>
  `/flags/${chinaFlag.has(iso_2.toUpperCase()) ? 'cn' : iso_2.toLowerCase()}.svg`;
