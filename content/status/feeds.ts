import { pagePath } from '#content/site-map.ts';
import type { Locale, Localized } from '#contract/locale.ts';

/** Feeds, by the end of their path. */
const feedFiles = {
  rss: 'feed.rss',
  atom: 'feed.atom',
  calendar: 'calendar.ics',
  badge: 'badge.svg',
} as const;
export type FeedFormat = keyof typeof feedFiles;

/** For all services, or one of them; a badge is always for one. */
export const feedPath = (format: FeedFormat, locale: Locale, slug?: string): string =>
  [pagePath('service-status', locale), slug, feedFiles[format]].filter(Boolean).join('/');

export const jsonPaths = {
  summary: '/api/v2/summary.json',
  status: '/api/v2/status.json',
  incidents: '/api/v2/incidents.json',
} as const;

/** URL of one-click unsubscribing in mail programs. */
export const oneClickPath = `${pagePath('service-status', 'en')}/unsubscribe`;

export const recordPath = (locale: Locale, service: { id: number; name: string }): string =>
  `${pagePath('service-status-record', locale)}?${new URLSearchParams({
    serviceId: String(service.id),
    serviceName: service.name,
  })}`;

/** The page about one service, or about all. */
export const readingPath = (
  locale: Locale,
  service?: { id: number; name: Localized<string> },
): string =>
  service
    ? recordPath(locale, { id: service.id, name: service.name[locale] })
    : pagePath('service-status', locale);

export const feedWords: Localized<FeedWords> = {
  en: {
    badge: '{service}: {state}',
    title: '{brand} service status',
    titleOfService: '{brand} service status: {service}',
    subtitle: 'Incidents and planned maintenance, as our engineers report them.',
    sample: 'Sample data',
    corrected: '{stage} (corrected)',
    services: 'Services: {services}',
    separator: ', ',
    resolved: 'Resolved: {title}',
    planned: 'Planned: {title}',
    cancelled: 'Canceled: {title}',
    utc: '{moment} UTC',
    since: 'Since {from}',
    period: 'From {from} to {to}',
    window: 'Window: {from} to {to}',
  },
  zh: {
    badge: '{service}：{state}',
    title: '{brand}服务状态',
    titleOfService: '{brand}服务状态：{service}',
    subtitle: '由我们的工程师发布的故障与维护通知。',
    sample: '示例数据',
    corrected: '{stage}（已更正）',
    services: '涉及服务：{services}',
    separator: '、',
    resolved: '已解决：{title}',
    planned: '计划维护：{title}',
    cancelled: '已取消：{title}',
    utc: '{moment}（UTC）',
    since: '故障始于 {from}',
    period: '{from} 至 {to}',
    window: '维护时间：{from} 至 {to}',
  },
};

export type FeedWords = {
  /** Name of the badge. */
  badge: string;
  title: string;
  titleOfService: string;
  /** The stage of an update that was corrected. */
  corrected: string;
  subtitle: string;
  sample: string;
  services: string;
  separator: string;
  resolved: string;
  planned: string;
  cancelled: string;
  utc: string;
  since: string;
  period: string;
  /** Start and end of a maintenance. */
  window: string;
};
