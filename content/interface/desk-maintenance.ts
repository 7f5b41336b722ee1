import type { Impact, Phase } from '#contract/incident-states.ts';
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
  early: string;
  longer: string;
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
  /** Of a plan, and of what is under way. */
  change: {
    open: Record<Phase, string>;
    heading: string;
    sentence: string;
    act: string;
    question: string;
    done: string;
    same: string;
    over: string;
    behind: { sentence: string; act: string };
  };
  cancel: Stopping;
  end: Stopping;
};

type Stopping = Record<'act' | 'heading' | 'sentence' | 'keep' | 'acting' | 'done', string>;

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
    shorter: 'canceled, {duration} shorter than planned',
    early: 'ended early, {duration} shorter than planned',
    longer: '{duration} longer than planned',
    cancelled: 'canceled before it began',
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
      done: 'Maintenance canceled',
    },
    change: {
      open: { ahead: 'Change the plan', on: 'Change the end', over: 'Change' },
      heading: 'Change the maintenance',
      sentence:
        'Readers are told of a new time or other services, and see the old time struck out. A new title alone is not announced. Correct published texts on the page of the maintenance.',
      act: 'Publish the change',
      question: 'Publish the change and tell readers?',
      done: 'Maintenance changed',
      same: 'The plan has not changed yet.',
      over: 'It is over; its plan can no longer change.',
      behind: {
        sentence: 'Somebody else has changed the plan meanwhile.',
        act: 'Start from the new plan',
      },
    },
    end: {
      act: 'End it now',
      heading: 'End this maintenance now?',
      sentence: 'Everybody who was told of it is told that it has ended, with what you write here.',
      keep: 'Keep it running',
      acting: 'Ending',
      done: 'Maintenance ended',
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
    early: '提前结束，比计划短 {duration}',
    longer: '比计划长 {duration}',
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
    change: {
      open: { ahead: '调整计划', on: '调整结束时间', over: '调整' },
      heading: '调整维护计划',
      sentence:
        '时间或服务有变化时会通知订阅者，并划去原定时间。只改标题不会通知；已发布的文字请在维护页面更正。',
      act: '发布调整',
      question: '发布调整并通知订阅者？',
      done: '维护计划已调整',
      same: '计划尚未改动。',
      over: '维护已结束，计划不能再调整。',
      behind: { sentence: '在此期间，他人已调整计划。', act: '以新计划为准' },
    },
    end: {
      act: '立即结束',
      heading: '立即结束此次维护？',
      sentence: '此前收到通知的人会收到维护已结束的通知，内附您填写的说明。',
      keep: '继续维护',
      acting: '正在结束',
      done: '维护已结束',
    },
  },
};
