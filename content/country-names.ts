/** Common names of countries besides those that browsers know, by ISO code. */
export const furtherCountryNames: Record<string, readonly string[]> = {
  AE: ['UAE'],
  CI: ['Ivory Coast'],
  GB: ['Great Britain', 'England'],
  MM: ['Burma'],
  NL: ['Holland'],
  US: ['USA'],
};
