import type { Impact } from '#contract/incident-states.ts';
import type { IncidentFacts, UpdateFacts } from './incident.ts';
import type { ServiceSlug } from './services.ts';

/** Sample data to demonstrate the page while there is no real history. */
export type SampleIncident = Pick<IncidentFacts, 'id' | 'title'> & {
  services: readonly ServiceSlug[];
  impact: Impact;
  failure: UpdateFacts['text'];
  /** Minutes before the first start of the server; negative values are in the future. */
  startedMinutesAgo: number;
  /** An incident without an end is still open. */
  minutes?: number;
  repair?: UpdateFacts['text'];
};

const hour = 60;
const day = 24 * hour;

/** Recorded for over a year, except one new service. */
export const sampleRecordedDays = 400;
export const sampleNewService: { slug: ServiceSlug; recordedDays: number } = {
  slug: 'viber',
  recordedDays: 30,
};

export const sampleIncidents: readonly SampleIncident[] = [
  {
    id: 'sample-voice-slow',
    services: ['voice'],
    impact: 'degraded',
    title: { en: 'Calls connect slowly', zh: '呼叫接通缓慢' },
    failure: {
      en: 'Calls to three operators in Peru and Chile connect more slowly than usual. Traffic is being moved to other routes; no call is lost.',
      zh: '秘鲁和智利三家运营商的呼叫接通较慢。流量正切换到其他路由，呼叫未丢失。',
    },
    startedMinutesAgo: 2 * hour + 10,
  },
  {
    id: 'sample-whatsapp-upgrade',
    services: ['whatsapp'],
    impact: 'maintenance',
    title: { en: 'Gateway upgrade', zh: '网关升级' },
    failure: {
      en: 'We are upgrading the gateway. Messages are accepted and may arrive a few minutes late.',
      zh: '网关正在升级。消息照常受理，送达可能延迟数分钟。',
    },
    startedMinutesAgo: 30,
    minutes: 3 * hour,
  },
  {
    id: 'sample-api-plan',
    services: ['api', 'console'],
    impact: 'maintenance',
    title: { en: 'Database maintenance', zh: '数据库维护' },
    failure: {
      en: 'The API and the console may respond slowly for a short time. Messages are sent as usual.',
      zh: 'API 与控制台的响应可能短时变慢，消息发送不受影响。',
    },
    startedMinutesAgo: -3 * day,
    minutes: 2 * hour,
  },
  {
    id: 'sample-did-routes',
    services: ['did-numbers', 'privacy-number'],
    impact: 'outage',
    title: { en: 'Incoming calls failed', zh: '来电无法接通' },
    failure: {
      en: 'Incoming calls to numbers of one operator were not put through.',
      zh: '拨打某家运营商号码的来电无法接通。',
    },
    startedMinutesAgo: 23 * day + 5 * hour,
    minutes: 38,
    repair: {
      en: 'The operator restored its switch. We tested all numbers and moved traffic back.',
      zh: '运营商已恢复交换设备。我们逐一测试号码后切回了流量。',
    },
  },
  {
    id: 'sample-voice-operator',
    services: ['voice'],
    impact: 'degraded',
    title: { en: 'Slow ringing', zh: '振铃延迟' },
    failure: {
      en: 'Calls to Vietnam rang late during the evening.',
      zh: '晚间拨往越南的电话振铃较慢。',
    },
    startedMinutesAgo: 38 * day + 2 * hour,
    minutes: 55,
    repair: {
      en: 'Traffic went over a second operator until the first one responded in time again.',
      zh: '流量改由另一家运营商承载，直至原运营商恢复正常。',
    },
  },
  {
    id: 'sample-sms-receipts',
    services: ['sms'],
    impact: 'degraded',
    title: { en: 'Receipts delayed', zh: '回执延迟' },
    failure: {
      en: 'Receipts from one operator in Indonesia came late. Messages arrived in time.',
      zh: '印度尼西亚一家运营商的回执延迟返回，短信按时送达。',
    },
    startedMinutesAgo: 48 * day,
    minutes: 3 * hour,
    repair: {
      en: 'The operator cleared its queue, and the missing receipts were sent on.',
      zh: '运营商已清空积压，缺失的回执已全部补发。',
    },
  },
  {
    id: 'sample-voice-gateway',
    services: ['voice'],
    impact: 'outage',
    title: { en: 'Calls failed', zh: '呼叫失败' },
    failure: {
      en: 'Calls to Indonesia failed because one operator’s signaling gateway did not respond.',
      zh: '一家运营商的信令网关无响应，拨往印度尼西亚的电话接通失败。',
    },
    startedMinutesAgo: 77 * day + 3 * hour,
    minutes: 42,
    repair: {
      en: 'The operator replaced the gateway. We moved traffic back after 30 minutes of clean calls.',
      zh: '运营商已更换网关。连续 30 分钟呼叫正常后，流量已切回。',
    },
  },
  {
    id: 'sample-console-login',
    services: ['console'],
    impact: 'degraded',
    title: { en: 'Slow pages', zh: '页面打开缓慢' },
    failure: { en: 'Pages of the console opened slowly.', zh: '控制台页面打开缓慢。' },
    startedMinutesAgo: 81 * day,
    minutes: 90,
    repair: {
      en: 'We moved the reports to a database of their own.',
      zh: '我们已将报表迁移至独立数据库。',
    },
  },
  {
    id: 'sample-nxlink-outage',
    services: ['nxlink'],
    impact: 'outage',
    title: { en: 'NXLink unreachable', zh: 'NXLink 无法访问' },
    failure: { en: 'NXLink could not be reached.', zh: 'NXLink 无法访问。' },
    startedMinutesAgo: 200 * day,
    minutes: 64,
    repair: {
      en: 'A faulty network card was replaced.',
      zh: '已更换故障网卡。',
    },
  },
];
