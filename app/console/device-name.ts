import { osFamily } from '#app/visit/os-family.ts';

/** Order matters: most user agents also name the browsers they derive from. */
const browsers: [string, RegExp][] = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Headless)?Chrom(?:e|ium)\/|\bCriOS\//],
  ['Safari', /\bSafari\//],
];

/** “Browser, system” of a user agent; undefined where neither is recognised. */
export function deviceName(userAgent: string): string | undefined {
  const browser = browsers.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const system = osFamily(userAgent);
  const parts = [browser, system === 'other' ? undefined : system].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : undefined;
}
