import type { Locale, Localized } from '#contract/locale.ts';

type Publishing = Record<'act' | 'heading' | 'sentence' | 'done', string>;

export type DeskReportWords = {
  heading: string;
  resolved: string;
  happened: string;
  recorded: string;
  meant: string;
  cause: string;
  measures: string;
  measure: string;
  owner: string;
  ownerHint: string;
  dueOn: string;
  inLanguage: Record<Locale, string>;
  done: string;
  remove: string;
  add: string;
  reason: string;
  missing: Record<Locale | 'reason', string>;
  incomplete: string;
  facts: Record<'languages' | 'draft' | 'published' | 'corrected' | 'later', string>;
  rule: string;
  publishing: Publishing;
  correcting: Publishing;
};

export const deskReportWords: Localized<DeskReportWords> = {
  en: {
    heading: 'Report',
    resolved: '{title}, resolved {time} UTC',
    happened: 'What happened',
    recorded: 'What it meant, from the recorded impact',
    meant: 'In words',
    cause: 'Cause',
    measures: 'What we change',
    measure: 'Change {number}',
    owner: 'Owner',
    ownerHint: 'Not public.',
    dueOn: 'Due date',
    inLanguage: { en: '{label}, English', zh: '{label}, Chinese' },
    done: 'Done',
    remove: 'Remove',
    add: 'Add a change',
    reason: 'Why, for the audit trail',
    missing: {
      en: 'English is required.',
      zh: 'Chinese is required.',
      reason: 'Please say why, for the audit trail.',
    },
    incomplete: 'Both languages are needed: a text is still missing.',
    facts: {
      languages: 'Languages',
      draft: 'Draft',
      published: 'Published',
      corrected: 'Corrected',
      later: 'Later',
    },
    rule: 'Both languages are needed: a report is never urgent. Names of staff do not belong in it.',
    publishing: {
      act: 'Publish the report',
      heading: 'Publish the report now?',
      sentence: 'only corrections, marked with their time',
      done: 'Report published',
    },
    correcting: {
      act: 'Correct the report',
      heading: 'Correct the report now?',
      sentence: 'readers see when it was corrected',
      done: 'Report corrected',
    },
  },
  zh: {
    heading: '故障报告',
    resolved: '{title}，{time} UTC 解决',
    happened: '发生了什么',
    recorded: '影响（取自记录）',
    meant: '文字说明',
    cause: '原因',
    measures: '改进措施',
    measure: '措施 {number}',
    owner: '负责人',
    ownerHint: '不公开。',
    dueOn: '完成期限',
    inLanguage: { en: '{label}（英文）', zh: '{label}（中文）' },
    done: '已完成',
    remove: '移除',
    add: '添加措施',
    reason: '原因（写入审计记录）',
    missing: { en: '请填写英文。', zh: '请填写中文。', reason: '请填写原因，将写入审计记录。' },
    incomplete: '须提供两种语言，还有内容未填写。',
    facts: {
      languages: '语言',
      draft: '草稿',
      published: '发布',
      corrected: '更正',
      later: '发布后',
    },
    rule: '报告不求快，须提供两种语言。请勿写入员工姓名。',
    publishing: {
      act: '发布报告',
      heading: '立即发布报告？',
      sentence: '只能更正，并标明时间',
      done: '报告已发布',
    },
    correcting: {
      act: '更正报告',
      heading: '立即更正报告？',
      sentence: '读者会看到更正时间',
      done: '报告已更正',
    },
  },
};
