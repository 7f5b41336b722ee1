import { osFamily } from '#app/visit/os-family.ts';
import { joinBy } from '#content/fill.ts';

/** Order matters: most user agents also name the browsers they derive from. */
const browsers: [string, RegExp][] = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Headless)?Chrom(?:e|ium)\/|\bCriOS\//],
  ['Safari', /\bSafari\//],
];

/** “Browser, system” of a user agent, joined as `{one}, {other}`; undefined if none is known. */
export function deviceName(userAgent: string, joined: string): string | undefined {
  const browser = browsers.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const system = osFamily(userAgent);
  const parts = [browser, system === 'other' ? undefined : system].filter(
    (part) => part !== undefined,
  );
  return parts.length > 0 ? joinBy(joined, parts) : undefined;
}
