import { unknownIncident } from '#content/prerender.ts';
import { incidentPath } from '#content/site-map.ts';
import { filledPartId, type ServedPage, servedStatusId } from '#content/status/served.ts';
import { statusServices } from '#content/status/services.ts';
import { escapeXml } from '#content/xml.ts';
import type { Locale } from '#contract/locale.ts';
import { scriptJson } from '#contract/script-json.ts';

/** A built page, split around the part that the server renders. */
export type PageTemplate = { before: string; after: string };

/** Finds the end of the part by matching nested divs. */
export function readTemplate(html: string): PageTemplate {
  const opening = `<div id="${filledPartId}">`;
  const start = html.indexOf(opening) + opening.length;
  if (start < opening.length) throw new Error(`A status page has no part to fill (${opening}).`);
  const tag = /<(\/?)div(?=[\s>])/g;
  tag.lastIndex = start;
  let depth = 1;
  for (let found = tag.exec(html); found; found = tag.exec(html)) {
    depth += found[1] ? -1 : 1;
    if (depth === 0) return { before: html.slice(0, start), after: html.slice(found.index) };
  }
  throw new Error('The part to fill does not end.');
}

type Filling = { drawn: string; page: ServedPage; locale: Locale; path: string };

export function fillTemplate({ before, after }: PageTemplate, filling: Filling): string {
  const { drawn, page } = filling;
  const block = `<script id="${servedStatusId}" type="application/json">${scriptJson(page.data)}</script>`;
  const html =
    before + drawn + after.replace('<script id="boot"', () => `${block}<script id="boot"`);
  if (page.kind === 'incident') return asIncident(html, page.data.incident, filling);
  return page.kind === 'record' ? asRecord(html, page.data.record.service.id, filling) : html;
}

/** Puts the service into the title: the built page is shared by all services. */
function asRecord(html: string, serviceId: number, { locale }: Filling): string {
  const service = statusServices.find(({ id }) => id === serviceId);
  return service ? entitle(html, service.name[locale]) : html;
}

/** Sets URL and title of the incident; the built page is shared by all incidents. */
function asIncident(
  html: string,
  incident: { titleEn: string; titleCn: string },
  { locale, path }: Filling,
): string {
  const title = locale === 'zh' ? incident.titleCn : incident.titleEn;
  return entitle(html, title)
    .replaceAll(incidentPath('en', unknownIncident), incidentPath('en', idOf(path)))
    .replaceAll(incidentPath('zh', unknownIncident), incidentPath('zh', idOf(path)));
}

const entitle = (html: string, subject: string): string =>
  html.replace(
    /<title>([^<]*)<\/title>/,
    (_, before: string) => `<title>${escapeXml(subject)} | ${before}</title>`,
  );

const idOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
