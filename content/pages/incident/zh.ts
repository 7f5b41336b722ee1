import type { StatusIncidentWords } from './structure.ts';

export const words: StatusIncidentWords = {
  breadcrumb: '当前位置',
  heading: '故障详情',
  openFor: '已持续',
  took: '历时',
  lasts: '预计用时',
  since: '{time} 开始（{zone}）',
  period: '{from} 至 {to}（{zone}）',
  asPlanned: '按计划完成',
  someAffected: '目前 {all} 项服务中 {count} 项仍受影响',
  allAffected: '目前 {all} 项服务受影响',
  facts: {
    next: '下次更新',
    by: '{time} 前',
    services: '服务',
    worst: '最严重时',
    began: '开始',
    ended: '结束',
    starts: '计划开始',
    ends: '计划结束',
  },
  began: '开始',
  copy: '复制链接',
  copied: '已复制链接',
  unknown: { heading: '未找到该故障', back: '查看所有服务' },
};
