import type { Country } from '#contract/accounts.ts';

/** By a part of the Chinese name, or of the English name whatever its case. */
export function filterCountries(countries: readonly Country[], typed: string): Country[] {
  const text = typed.trim();
  const lower = text.toLowerCase();
  return countries.filter(
    ({ c_name, e_name }) => c_name.includes(text) || e_name.toLowerCase().includes(lower),
  );
}

const chinaFlag = new Set(['TW', 'HK', 'MO']);

export const flagPath = ({ iso_2 }: Country): string =>
  `/flags/${chinaFlag.has(iso_2.toUpperCase()) ? 'cn' : iso_2.toLowerCase()}.svg`;
