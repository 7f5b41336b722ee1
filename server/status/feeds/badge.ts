import { hex } from '#content/colour.ts';
import { fill } from '#content/fill.ts';
import { localeSettings } from '#content/locale-settings.ts';
import { feedWords } from '#content/status/feeds.ts';
import { type ServiceState, stateWords } from '#content/status/states.ts';
import { escapeXml } from '#content/xml.ts';
import type { Locale } from '#contract/locale.ts';

type Badge = { name: string; state: ServiceState; locale: Locale; mark?: string | undefined };

/** SVG badge with the state of a service, self-contained for use on other sites. */
export function writeBadge({ name, state, locale, mark }: Badge): string {
  const said = [stateWords[state].name[locale], mark]
    .filter(Boolean)
    .join(localeSettings[locale].dot);
  const nameWidth = widthOf(name) + 2 * paddingPx;
  const width = nameWidth + widthOf(said) + 2 * paddingPx + 4;
  const { ground, text } = colours[state];
  const label = escapeXml(fill(feedWords[locale].badge, { service: name, state: said }));
  const font =
    'font-family="Hubot Sans,Helvetica,Arial,PingFang SC,Noto Sans SC,Microsoft YaHei,sans-serif" font-size="12" font-weight="600"';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="24" viewBox="0 0 ${width} 24" role="img" aria-label="${label}"><title>${label}</title><path fill="${hex('ink')}" d="M0 0h${nameWidth}v24H0z"/><path fill="${ground}" d="M${nameWidth} 0h${width - nameWidth - 12}a12 12 0 0 1 0 24H${nameWidth}z"/><g ${font}><text x="${paddingPx}" y="16.5" fill="${hex('paper')}" textLength="${widthOf(name)}">${escapeXml(name)}</text><text x="${nameWidth + paddingPx}" y="16.5" fill="${text}" textLength="${widthOf(said)}">${escapeXml(said)}</text></g></svg>\n`;
}

const paddingPx = 10;
const colours: Record<ServiceState, { ground: string; text: string }> = {
  fine: { ground: hex('ok'), text: '#ffffff' },
  degraded: { ground: hex('warn'), text: hex('ink') },
  outage: { ground: hex('err'), text: '#ffffff' },
  maintenance: { ground: hex('ink-3'), text: '#ffffff' },
};

/** Approximate text width; `textLength` makes the renderer match it. */
const widthOf = (text: string): number =>
  Math.round(
    [...text].reduce((width, sign) => width + (/[\u1100-\uffff]/.test(sign) ? 12 : 6.9), 0),
  );
