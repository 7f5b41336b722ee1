import { osFamily } from '#app/visit/os-family.ts';

/** In this order: most browsers also name the ones they descend from. */
const browsers: [string, RegExp][] = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Headless)?Chrom(?:e|ium)\/|\bCriOS\//],
  ['Safari', /\bSafari\//],
];

/** Browser and system as their owners know them; undefined for what is neither. */
export function deviceName(userAgent: string): string | undefined {
  const browser = browsers.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const system = osFamily(userAgent);
  const parts = [browser, system === 'other' ? undefined : system].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : undefined;
}
