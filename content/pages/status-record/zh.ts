import { resolvedWords } from '#content/status/states.ts';
import type { StatusRecordWords } from './structure.ts';

export const words: StatusRecordWords = {
  breadcrumb: '当前位置',
  heading: '服务历史记录',
  tip: '该服务的历史记录，最新在前。',
  open: '{count}\u00a0个故障处理中。',
  openOne: '1\u00a0个故障处理中。',
  since: '记录始于 {month}。',
  openState: '处理中',
  resolved: resolvedWords.zh.heading,
  restored: resolvedWords.zh.text,
  start: '开始时间',
  end: '结束时间',
  soFar: '已持续 {duration}',
  planned: '计划维护',
  kinds: { label: '类型', all: '全部', incident: '故障', maintenance: '维护' },
  others: '同一故障中',
  story: '查看完整经过',
  empty: { heading: '暂无记录', sentence: '尚未发布过该服务的异常。' },
  unknown: { heading: '未找到该服务', back: '查看所有服务' },
  availability: '根据已发布故障计算的可用率',
  feeds: { rss: 'RSS 订阅', atom: 'Atom 订阅', calendar: '日历', badge: '状态徽章' },
  feedsLabel: '关注该服务',
};
