import { fieldErrorWords } from '#content/interface/field-errors.ts';
import { stateWords } from '#content/status/states.ts';
import type { StatusWords } from './structure.ts';

export const words: StatusWords = {
  heading: '服务状态',
  tip: '各项服务的当前运行状态，由我们的工程师发布。',
  summary: {
    allFine: '所有服务均运行正常。',
    someFine: '{all}\u00a0项服务中，{fine}\u00a0项运行正常。{rest}。',
    part: '{state}：{count}\u00a0项',
  },
  list: {
    service: '服务',
    period: '最近 90 天',
    first: '90 天前',
    last: '今天',
    records: '查看记录',
    loading: '正在加载',
    empty: '暂无服务。',
    availability: '可用率',
    days: {
      fine: stateWords.fine.name.zh,
      degraded: stateWords.degraded.name.zh,
      outage: stateWords.outage.name.zh,
      maintenance: '维护',
      none: '尚无记录',
    },
    counted: '{kind}：{count} 天',
    joined: '{one}，{other}',
    joinedNames: '{one}、{other}',
    note: '可用率根据已发布的故障计算：只计服务中断的时间，性能下降和维护不计入。日期按 UTC 划分。',
  },
  periods: {
    days90: '最近 90 天',
    days365: '最近 12 个月',
    since: '自 {day} 起',
    percent: '{percent}%',
  },
  planned: { heading: '计划维护', calendar: '添加到日历' },
  subscribe: {
    heading: '第一时间获知。',
    sentence: '服务状态变化时发一封邮件，恢复后再发一封。',
    label: '邮箱',
    placeholder: 'name@company.example',
    invalid: fieldErrorWords.zh['status.email'],
    submit: '订阅',
    sending: '正在提交',
    sent: {
      heading: '请查收邮件。',
      sentence: '我们已向 {email} 发送确认链接，打开链接后即开始接收。',
    },
    unreached: '提交未成功，请检查网络后重试。',
    feeds: { rss: 'RSS 订阅', atom: 'Atom 订阅', calendar: '日历', json: 'JSON' },
    feedsLabel: '其他订阅方式',
  },
  link: {
    working: '请稍候',
    confirmed: {
      heading: '订阅成功。',
      sentence: '服务状态变化时，我们会发邮件通知您。每封邮件都附有退订链接。',
    },
    leave: {
      heading: '不再接收状态邮件？',
      sentence: '点击一下即可退订。',
      action: '退订',
    },
    left: { heading: '已退订。', sentence: '您不会再收到状态邮件。' },
    unreached: '提交未成功，请检查网络后重试。',
  },
  shared: {
    unreached: '服务状态加载失败，请检查网络后重试。',
    retry: '重试',
    stale: '暂时没有响应，以下为 {time} 的数据。',
    sample: {
      heading: '示例数据。',
      sentence: '以下历史为演示而虚构，不代表真实服务的情况。',
    },
    noScript: '查看当前状态需要启用 JavaScript，订阅源不受影响。',
    zone: '时间按您所在的时区（{zone}）显示。',
  },
};
