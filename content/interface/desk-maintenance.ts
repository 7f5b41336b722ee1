import type { Impact } from '#contract/incident-states.ts';
import type { Locale, Localized } from '#contract/locale.ts';

export type DeskMaintenanceWords = {
  schedule: string;
  columns: Record<
    | 'planned'
    | 'services'
    | 'window'
    | 'languages'
    | 'missing'
    | 'actions'
    | 'over'
    | 'took'
    | 'plan',
    string
  >;
  window: string;
  until: string;
  ahead: string;
  running: string;
  /** Of a draft. */
  tag: string;
  untitled: string;
  notChosen: string;
  missing: Record<'nothing' | 'title' | 'services' | 'window', string>;
  /** More than a day ahead. */
  required: Record<Locale, string>;
  show: string;
  over: string;
  asPlanned: string;
  shorter: string;
  cancelled: string;
  empty: { heading: string; sentence: string };
  form: {
    heading: string;
    from: string;
    to: string;
    effect: Record<Impact, string>;
    errors: Record<'window' | 'ends' | 'over', string>;
    act: string;
    question: string;
    facts: Record<'window' | 'services', string>;
    done: string;
  };
  cancel: {
    act: string;
    heading: string;
    sentence: string;
    keep: string;
    acting: string;
    done: string;
  };
};

export const deskMaintenanceWords: Localized<DeskMaintenanceWords> = {
  en: {
    schedule: 'Schedule maintenance',
    columns: {
      planned: 'Planned',
      services: 'Services',
      window: 'Window, UTC',
      languages: 'Languages',
      missing: 'Missing',
      actions: 'Actions',
      over: 'Done',
      took: 'Took',
      plan: 'Plan',
    },
    window: '{from} to {to}',
    until: 'until {time}',
    ahead: '{duration}, in {ahead}',
    running: '{duration}, under way',
    tag: 'Draft',
    untitled: 'Without a title',
    notChosen: 'not chosen yet',
    missing: { nothing: 'nothing', title: 'Title', services: 'Services', window: 'Window' },
    required: {
      en: 'English is required: it begins in more than 24 h.',
      zh: 'Chinese is required: it begins in more than 24 h.',
    },
    show: 'Open',
    over: 'Done',
    asPlanned: 'as planned',
    shorter: 'cancelled, {duration} shorter than planned',
    cancelled: 'cancelled before it began',
    empty: {
      heading: 'No maintenance is planned',
      sentence: 'Readers hear of it as soon as it is scheduled.',
    },
    form: {
      heading: 'Schedule maintenance',
      from: 'From, UTC',
      to: 'To, UTC',
      effect: {
        maintenance: 'no effect expected',
        degraded: 'slower while it runs',
        outage: 'not available while it runs',
      },
      errors: {
        window: 'Choose when it begins and ends.',
        ends: 'The end must come after the start.',
        over: 'The end must lie in the future.',
      },
      act: 'Schedule',
      question: 'Schedule it and tell readers?',
      facts: { window: 'Window, UTC', services: 'Services' },
      done: 'Maintenance scheduled',
    },
    cancel: {
      act: 'Cancel maintenance',
      heading: 'Cancel this maintenance?',
      sentence: 'Everybody who was told of it is told that it does not take place, and why.',
      keep: 'Keep it',
      acting: 'Canceling',
      done: 'Maintenance cancelled',
    },
  },
  zh: {
    schedule: '安排维护',
    columns: {
      planned: '计划中',
      services: '服务',
      window: '时段（UTC）',
      languages: '语言',
      missing: '待补充',
      actions: '操作',
      over: '已结束',
      took: '用时',
      plan: '与计划相比',
    },
    window: '{from} 至 {to}',
    until: '至 {time}',
    ahead: '{duration}，{ahead}后开始',
    running: '{duration}，进行中',
    tag: '草稿',
    untitled: '无标题',
    notChosen: '尚未选择',
    missing: { nothing: '无', title: '标题', services: '服务', window: '时段' },
    required: {
      en: '距开始超过 24 小时，须提供英文。',
      zh: '距开始超过 24 小时，须提供中文。',
    },
    show: '打开',
    over: '已结束',
    asPlanned: '与计划一致',
    shorter: '已取消，比计划短 {duration}',
    cancelled: '开始前已取消',
    empty: { heading: '没有计划中的维护', sentence: '安排后会立即通知订阅者。' },
    form: {
      heading: '安排维护',
      from: '开始（UTC）',
      to: '结束（UTC）',
      effect: {
        maintenance: '预计无影响',
        degraded: '期间变慢',
        outage: '期间不可用',
      },
      errors: {
        window: '请选择开始和结束时间。',
        ends: '结束时间必须晚于开始时间。',
        over: '结束时间必须晚于现在。',
      },
      act: '安排维护',
      question: '安排维护并通知订阅者？',
      facts: { window: '时段（UTC）', services: '服务' },
      done: '维护已安排',
    },
    cancel: {
      act: '取消维护',
      heading: '取消此次维护？',
      sentence: '已收到通知的人都会得知维护取消及其原因。',
      keep: '保留',
      acting: '正在取消',
      done: '维护已取消',
    },
  },
};
