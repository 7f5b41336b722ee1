import { resolvedWords } from '#content/status/states.ts';
import type { StatusRecordWords } from './structure.ts';

export const words: StatusRecordWords = {
  breadcrumb: '当前位置',
  heading: '服务历史记录',
  tip: '该服务的历史记录，最新在前。',
  loading: '正在加载',
  open: '处理中',
  resolved: resolvedWords.zh.heading,
  restored: resolvedWords.zh.text,
  start: '开始时间',
  end: '结束时间',
  empty: { heading: '暂无记录', sentence: '尚未发布过该服务的异常。' },
  unknown: { heading: '未找到该服务', back: '查看所有服务' },
  availability: '根据已发布故障计算的可用率',
  durations: { days: '{count} 天', hours: '{count} 小时', minutes: '{count} 分钟' },
  feeds: { rss: 'RSS 订阅', atom: 'Atom 订阅', calendar: '日历', badge: '状态徽章' },
  feedsLabel: '关注该服务',
};
