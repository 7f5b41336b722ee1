import type { Localized } from '#contract/locale.ts';

/** `one` stands beside a count of 1. */
type Counted = { one: string; other: string };

export type DeskEditsWords = {
  translate: string;
  correct: string;
  keep: string;
  reason: string;
  /** Of fields that must not be empty. */
  missing: Record<'en' | 'zh' | 'title' | 'reason', string>;
  translating: { heading: string; sentence: string; title: string; act: string; acting: string };
  correcting: {
    heading: string;
    seen: string;
    sentence: string;
    mail: Counted;
    mailHint: string;
    act: string;
    acting: string;
  };
  done: { translated: string; corrected: string };
  draft: { save: string; saving: string; saved: string };
};

export const deskEditsWords: Localized<DeskEditsWords> = {
  en: {
    translate: 'Translate',
    correct: 'Correct',
    keep: 'Keep as it is',
    reason: 'Why, for the audit trail',
    missing: {
      en: 'English is required.',
      zh: 'Chinese is required.',
      title: 'Please translate the title, too.',
      reason: 'Please say why, for the audit trail.',
    },
    translating: {
      heading: 'Translate the update of {time}',
      sentence: 'It replaces “Translation follows”. No mail goes out.',
      title: 'Title, {language}',
      act: 'Publish the translation',
      acting: 'Publishing',
    },
    correcting: {
      heading: 'Correct the update of {time}',
      seen: 'Readers see “corrected”',
      sentence:
        'with the time, and can open what it said before. No mail goes out unless you ask for it.',
      mail: {
        one: 'Mail the correction to 1 person',
        other: 'Mail the correction to {count} people',
      },
      mailHint: 'Only when the old text led people to act wrongly',
      act: 'Correct',
      acting: 'Correcting',
    },
    done: { translated: 'Translation published', corrected: 'Update corrected' },
    draft: { save: 'Save draft', saving: 'Saving', saved: 'Draft saved' },
  },
  zh: {
    translate: '翻译',
    correct: '更正',
    keep: '保持不变',
    reason: '原因（写入审计记录）',
    missing: {
      en: '请填写英文。',
      zh: '请填写中文。',
      title: '请同时翻译标题。',
      reason: '请填写原因，将写入审计记录。',
    },
    translating: {
      heading: '翻译 {time} 的更新',
      sentence: '发布后将取代“译文稍后提供”，不会发送邮件。',
      title: '标题（{language}）',
      act: '发布译文',
      acting: '正在发布',
    },
    correcting: {
      heading: '更正 {time} 的更新',
      seen: '读者会看到“更正于”',
      sentence: '及时间，并可查看更正前的内容。除非您勾选，否则不会发送邮件。',
      mail: { one: '向 1 人发送更正邮件', other: '向 {count} 人发送更正邮件' },
      mailHint: '仅在原内容可能误导读者时发送',
      act: '更正',
      acting: '正在更正',
    },
    done: { translated: '译文已发布', corrected: '更新已更正' },
    draft: { save: '保存草稿', saving: '正在保存', saved: '草稿已保存' },
  },
};
