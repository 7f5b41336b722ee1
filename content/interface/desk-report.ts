import type { Localized } from '#contract/locale.ts';

export type DeskReportWords = {
  heading: string;
  resolved: string;
  language: string;
  happened: string;
  recorded: string;
  meant: string;
  cause: string;
  measures: string;
  measure: string;
  done: string;
  remove: string;
  add: string;
  reason: string;
  missing: Record<'en' | 'zh' | 'reason', string>;
  facts: Record<'languages' | 'mail' | 'draft' | 'published' | 'corrected', string>;
  complete: string;
  /** {count} texts are missing. */
  gaps: Record<'en' | 'zh', { one: string; other: string }>;
  mail: { one: string; other: string };
  noMail: string;
  saved: string;
  rule: string;
  once: { heading: string; sentence: string };
  again: { heading: string; sentence: string };
  save: string;
  saving: string;
  publish: string;
  correct: string;
  asking: { heading: string; act: string };
  correcting: { heading: string; sentence: string; act: string };
  toasts: { published: string; corrected: string; saved: string };
};

export const deskReportWords: Localized<DeskReportWords> = {
  en: {
    heading: 'Report',
    resolved: '{title}, resolved {time} UTC',
    language: 'Language',
    happened: 'What happened',
    recorded: 'What it meant, from the recorded impact',
    meant: 'In words',
    cause: 'Cause',
    measures: 'What we change',
    measure: 'Change {number}',
    done: 'done',
    remove: 'Remove',
    add: 'Add a change',
    reason: 'Why, for the audit trail',
    missing: {
      en: 'English is required.',
      zh: 'Chinese is required.',
      reason: 'Please say why, for the audit trail.',
    },
    facts: {
      languages: 'Languages',
      mail: 'Mail',
      draft: 'Draft',
      published: 'Published',
      corrected: 'Corrected',
    },
    complete: 'Both are written',
    gaps: {
      en: { one: 'English: 1 text is missing', other: 'English: {count} texts are missing' },
      zh: { one: 'Chinese: 1 text is missing', other: 'Chinese: {count} texts are missing' },
    },
    mail: {
      one: '1 person who follows its services',
      other: '{count} people who follow its services',
    },
    noMail: 'A correction mails nobody',
    saved: '{name}, saved {time} UTC',
    rule: 'Both languages are needed: a report is never urgent. Names of staff are not public.',
    once: {
      heading: 'Published once',
      sentence: 'Later only corrections, marked with their time.',
    },
    again: { heading: 'A correction', sentence: 'Readers see when it was corrected.' },
    save: 'Save draft',
    saving: 'Saving',
    publish: 'Publish the report',
    correct: 'Correct the report',
    asking: { heading: 'Publish the report now?', act: 'Publish the report' },
    correcting: {
      heading: 'Correct the report now?',
      sentence: 'Readers see when it was corrected. No mail goes out.',
      act: 'Correct the report',
    },
    toasts: { published: 'Report published', corrected: 'Report corrected', saved: 'Draft saved' },
  },
  zh: {
    heading: '故障报告',
    resolved: '{title}，{time} UTC 解决',
    language: '语言',
    happened: '发生了什么',
    recorded: '影响（取自记录）',
    meant: '文字说明',
    cause: '原因',
    measures: '改进措施',
    measure: '措施 {number}',
    done: '已完成',
    remove: '移除',
    add: '添加措施',
    reason: '原因（写入审计记录）',
    missing: { en: '请填写英文。', zh: '请填写中文。', reason: '请填写原因，将写入审计记录。' },
    facts: { languages: '语言', mail: '邮件', draft: '草稿', published: '发布', corrected: '更正' },
    complete: '两种语言均已填写',
    gaps: {
      en: { one: '英文：缺 1 段', other: '英文：缺 {count} 段' },
      zh: { one: '中文：缺 1 段', other: '中文：缺 {count} 段' },
    },
    mail: { one: '1 位相关服务的订阅者', other: '{count} 位相关服务的订阅者' },
    noMail: '更正不发送邮件',
    saved: '{name} 保存于 {time} UTC',
    rule: '报告不求快，须提供两种语言。员工姓名不对外公开。',
    once: { heading: '仅发布一次', sentence: '之后只能更正，并标明时间。' },
    again: { heading: '更正', sentence: '读者会看到更正时间。' },
    save: '保存草稿',
    saving: '正在保存',
    publish: '发布报告',
    correct: '更正报告',
    asking: { heading: '立即发布报告？', act: '发布报告' },
    correcting: {
      heading: '立即更正报告？',
      sentence: '读者会看到更正时间，不会发送邮件。',
      act: '更正报告',
    },
    toasts: { published: '报告已发布', corrected: '报告已更正', saved: '草稿已保存' },
  },
};
