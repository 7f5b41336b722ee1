import type { Locale, Localized } from '#contract/locale.ts';

/** In both languages, or in one of them first. */
type Act = Record<'both' | Locale, string>;
type Counted = { one: string; other: string };

/** What the screens share that publish something on the service status. */
export type DeskStatusWords = {
  title: Localized<string>;
  text: Localized<string>;
  notYet: string;
  counted: string;
  /** Under a text that is not written yet, while the other one is. */
  follows: Localized<string>;
  services: string;
  impactOf: string;
  from: string;
  since: string;
  notBefore: string;
  noTime: string;
  inUtc: string;
  template: string;
  noTemplate: string;
  fillIn: string;
  placeIn: string;
  stillOpen: Counted & { both: string };
  next: { label: string; none: string; at: string };
  preview: { label: string; page: string; mail: string; waiting: string };
  publish: Act;
  mailTo: Counted;
  nobody: string;
  inLanguages: string;
  webhooks: Counted;
  question: {
    heading: Act;
    facts: Record<'impact' | 'stage' | 'mail' | 'webhooks' | 'task', string>;
    stays: string;
    asBefore: string;
    mails: string;
    /** Readers of the language that is missing. */
    alsoTold: Localized<string>;
    translate: Localized<string>;
    noSecond: string;
    done: string;
  };
  draft: {
    save: string;
    saved: string;
    there: string;
    continue: string;
    drop: string;
    dropping: { heading: string; sentence: string; act: string };
    alert: string;
  };
  notSent: string;
  missing: { text: string; title: string; services: string };
};

export const deskStatusWords: Localized<DeskStatusWords> = {
  en: {
    title: { en: 'Title, English', zh: 'Title, Chinese' },
    text: { en: 'English', zh: '中文' },
    notYet: 'Not written yet',
    counted: '{count} of {all}',
    follows: {
      en: '“Translation follows” is shown to English readers above the Chinese text. It stays a task until English is written.',
      zh: '“Translation follows” is shown to Chinese readers above the English text. It stays a task until Chinese is written.',
    },
    services: 'Services',
    impactOf: 'Impact on {service}',
    from: 'from, UTC',
    since: 'since {time}',
    notBefore: 'Not before {time}, its last change, and not ahead.',
    noTime: 'A time in UTC, such as 09:30 or 2026-03-01 09:30.',
    inUtc: '{time} UTC',
    template: 'Template',
    noTemplate: 'none',
    fillIn: 'Fill in once, both texts follow',
    placeIn: '{place}, {language}',
    stillOpen: {
      one: 'One place is still open: {places}. Fill it in or take the sentence out.',
      other: 'Places are still open: {places}. Fill them in or take the sentences out.',
      both: '{one}, {other}',
    },
    next: { label: 'Next update by', none: 'not promised', at: '{time} UTC' },
    preview: {
      label: 'Preview',
      page: 'Page {language}',
      mail: 'Mail {language}',
      waiting: 'The preview follows what you write.',
    },
    publish: { both: 'Publish', en: 'Publish in English', zh: 'Publish in Chinese' },
    mailTo: { one: 'Mail to 1 person', other: 'Mail to {count} people' },
    nobody: 'Nobody is mailed',
    inLanguages: '{en} English, {zh} Chinese',
    webhooks: { one: '1 webhook', other: '{count} webhooks' },
    question: {
      heading: {
        both: 'Publish now?',
        en: 'Publish in English now?',
        zh: 'Publish in Chinese now?',
      },
      facts: {
        impact: 'Impact',
        stage: 'Stage',
        mail: 'Mail',
        webhooks: 'Webhooks',
        task: 'Task',
      },
      stays: 'stays {stage}',
      asBefore: 'as before',
      mails: '{en} in English, {zh} in Chinese',
      alsoTold: {
        en: '{count} English readers get the same mail with “Translation follows”',
        zh: '{count} Chinese readers get the same mail with “Translation follows”',
      },
      translate: { en: 'English text', zh: 'Chinese text' },
      noSecond: 'When the translation is published, no second mail goes out.',
      done: 'Published',
    },
    draft: {
      save: 'Save draft',
      saved: 'Draft saved',
      there: 'Draft by {name}, {time} UTC',
      continue: 'Continue',
      drop: 'Drop',
      dropping: {
        heading: 'Drop this draft?',
        sentence: 'Its text is gone for everybody. Nothing was published from it.',
        act: 'Drop the draft',
      },
      alert: 'an alert',
    },
    notSent: 'Not sent. Kept here.',
    missing: {
      text: 'A text in at least one language is needed.',
      title: 'The title is needed in the language of the text.',
      services: 'Choose at least one service.',
    },
  },
  zh: {
    title: { en: '标题（英文）', zh: '标题（中文）' },
    text: { en: 'English', zh: '中文' },
    notYet: '尚未填写',
    counted: '{count} / {all}',
    follows: {
      en: '英文读者会在中文原文上方看到“Translation follows”。补充英文前，该任务一直保留。',
      zh: '中文读者会在英文原文上方看到“译文稍后提供”。补充中文前，该任务一直保留。',
    },
    services: '服务',
    impactOf: '对{service}的影响',
    from: '自（UTC）',
    since: '自 {time}',
    notBefore: '不能早于上次变化的 {time}，也不能晚于现在。',
    noTime: '请填写 UTC 时间，如 09:30 或 2026-03-01 09:30。',
    inUtc: '{time} UTC',
    template: '模板',
    noTemplate: '不使用',
    fillIn: '填写一次，两种语言同步',
    placeIn: '{place}（{language}）',
    stillOpen: {
      one: '还有一处未填写：{places}。请填写或删去该句。',
      other: '还有几处未填写：{places}。请填写或删去相应句子。',
      both: '{one}、{other}',
    },
    next: { label: '下次更新', none: '不承诺时间', at: '{time} UTC' },
    preview: {
      label: '预览',
      page: '页面 {language}',
      mail: '邮件 {language}',
      waiting: '预览会随填写内容更新。',
    },
    publish: { both: '发布', en: '先发布英文', zh: '先发布中文' },
    mailTo: { one: '邮件通知 1 人', other: '邮件通知 {count} 人' },
    nobody: '不发送邮件',
    inLanguages: '英文 {en} 人，中文 {zh} 人',
    webhooks: { one: '1 个 Webhook', other: '{count} 个 Webhook' },
    question: {
      heading: { both: '现在发布？', en: '现在发布英文？', zh: '现在发布中文？' },
      facts: {
        impact: '影响',
        stage: '阶段',
        mail: '邮件',
        webhooks: 'Webhook',
        task: '任务',
      },
      stays: '仍为{stage}',
      asBefore: '没有变化',
      mails: '英文 {en} 封，中文 {zh} 封',
      alsoTold: {
        en: '{count} 位英文读者收到同一邮件，并注明“Translation follows”',
        zh: '{count} 位中文读者收到同一邮件，并注明“译文稍后提供”',
      },
      translate: { en: '补充英文', zh: '补充中文' },
      noSecond: '译文发布后不再另发邮件。',
      done: '已发布',
    },
    draft: {
      save: '保存草稿',
      saved: '草稿已保存',
      there: '草稿：{name}，{time} UTC',
      continue: '继续编辑',
      drop: '删除',
      dropping: {
        heading: '删除此草稿？',
        sentence: '草稿内容将对所有人删除，草稿从未发布。',
        act: '删除草稿',
      },
      alert: '告警',
    },
    notSent: '未发送，已保存在本机。',
    missing: {
      text: '请至少用一种语言填写正文。',
      title: '正文使用的语言也需要标题。',
      services: '请至少选择一项服务。',
    },
  },
};
