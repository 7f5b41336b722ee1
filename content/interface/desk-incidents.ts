import type { Localized } from '#contract/locale.ts';

export type DeskIncidentsWords = {
  open: string;
  columns: Record<
    | 'incident'
    | 'services'
    | 'stage'
    | 'since'
    | 'next'
    | 'actions'
    | 'draft'
    | 'languages'
    | 'template'
    | 'worst'
    | 'ended'
    | 'took'
    | 'report',
    string
  >;
  recovered: string;
  late: string;
  due: string;
  by: string;
  notPromised: string;
  update: string;
  drafts: string;
  untitled: string;
  updateOf: string;
  fromTemplate: string;
  fromAlert: string;
  resolved: string;
  report: { due: string; published: string; notNeeded: string };
  show: string;
  empty: { heading: string; last: string; none: string };
  stage: string;
  impact: string;
  addService: string;
  changes: string;
  nothing: string;
  allRecovered: { sentence: string; act: string };
  reportFollows: { label: string; hint: string };
  behind: { sentence: string; act: string };
  published: string;
  nothingDeleted: string;
  opening: {
    heading: string;
    /** Another incident of a chosen service. */
    alreadyOpen: string;
    templates: string;
    empty: string;
    began: string;
    act: Record<'both' | 'en' | 'zh', string>;
    question: Record<'both' | 'en' | 'zh', string>;
    done: string;
  };
};

export const deskIncidentsWords: Localized<DeskIncidentsWords> = {
  en: {
    open: 'Open an incident',
    columns: {
      incident: 'Incident',
      services: 'Services now',
      stage: 'Stage',
      since: 'Since, UTC',
      next: 'Next update',
      actions: 'Actions',
      draft: 'Draft',
      languages: 'Languages',
      template: 'Begun from',
      worst: 'At worst',
      ended: 'Ended, UTC',
      took: 'Took',
      report: 'Report',
    },
    recovered: '{services} recovered',
    late: 'late by {duration}',
    due: 'due in {duration}',
    by: 'by {time}',
    notPromised: 'not promised',
    update: 'Update',
    drafts: 'Drafts',
    untitled: 'Without a title',
    updateOf: 'Update of “{title}”',
    fromTemplate: 'template “{name}”',
    fromAlert: 'alert: {note}',
    resolved: 'Resolved',
    report: { due: 'due {day}', published: 'published {day}', notNeeded: 'not needed' },
    show: 'Open',
    empty: {
      heading: 'No open incidents',
      last: 'The last one ended {ago} ago: {title}, {duration}.',
      none: 'Nothing has been reported here yet.',
    },
    stage: 'Stage',
    impact: 'Impact by service',
    addService: 'Add a service',
    changes: 'This update changes:',
    nothing: 'no impact',
    allRecovered: { sentence: 'All services have recovered.', act: 'Set the stage to Resolved?' },
    reportFollows: {
      label: 'A report follows',
      hint: 'Readers see that it will come; it stays a task until it is published.',
    },
    behind: {
      sentence: 'Somebody else has published an update meanwhile. Read it below, then go on.',
      act: 'I have read it',
    },
    published: 'Published',
    nothingDeleted:
      'A correction is marked with its time; readers can open what it said before. Nothing is deleted.',
    opening: {
      heading: 'Open an incident',
      alreadyOpen: 'Already open for {services}:',
      templates: 'Start from a template',
      empty: 'Empty',
      began: 'Began, UTC',
      act: { both: 'Open the incident', en: 'Open in English', zh: 'Open in Chinese' },
      question: {
        both: 'Open the incident now?',
        en: 'Open the incident in English now?',
        zh: 'Open the incident in Chinese now?',
      },
      done: 'Incident opened',
    },
  },
  zh: {
    open: '新建故障',
    columns: {
      incident: '故障',
      services: '当前影响',
      stage: '阶段',
      since: '开始（UTC）',
      next: '下次更新',
      actions: '操作',
      draft: '草稿',
      languages: '语言',
      template: '来源',
      worst: '最严重',
      ended: '结束（UTC）',
      took: '时长',
      report: '故障报告',
    },
    recovered: '{services} 已恢复',
    late: '超时 {duration}',
    due: '{duration}内',
    by: '{time} 前',
    notPromised: '未承诺',
    update: '更新',
    drafts: '草稿',
    untitled: '无标题',
    updateOf: '“{title}”的更新',
    fromTemplate: '模板“{name}”',
    fromAlert: '告警：{note}',
    resolved: '已解决',
    report: { due: '{day} 前发布', published: '{day} 已发布', notNeeded: '不需要' },
    show: '打开',
    empty: {
      heading: '没有处理中的故障',
      last: '上一次故障于 {ago}前结束：{title}，历时 {duration}。',
      none: '尚未发布过故障。',
    },
    stage: '阶段',
    impact: '各服务受影响情况',
    addService: '添加服务',
    changes: '本次更新的变化：',
    nothing: '影响不变',
    allRecovered: { sentence: '所有服务均已恢复。', act: '是否设为已解决？' },
    reportFollows: {
      label: '之后发布故障报告',
      hint: '读者会看到报告即将发布；发布前该任务一直保留。',
    },
    behind: {
      sentence: '期间已有他人发布更新，请先阅读下方内容再继续。',
      act: '已阅读',
    },
    published: '已发布',
    nothingDeleted: '更正会标明时间，读者可查看更正前的内容。任何内容都不会被删除。',
    opening: {
      heading: '新建故障',
      alreadyOpen: '{services}已有未结束的故障：',
      templates: '选择模板',
      empty: '空白',
      began: '开始（UTC）',
      act: { both: '发布故障', en: '先发布英文', zh: '先发布中文' },
      question: {
        both: '现在发布此故障？',
        en: '现在用英文发布此故障？',
        zh: '现在用中文发布此故障？',
      },
      done: '故障已发布',
    },
  },
};
