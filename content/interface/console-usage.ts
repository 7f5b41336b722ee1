import type { Localized } from '#contract/locale.ts';

export type ConsoleUsageWords = { title: string; sentence: string };

export const consoleUsageWords: Localized<ConsoleUsageWords> = {
  en: { title: 'Usage', sentence: 'What you sent, what it cost and what arrived.' },
  zh: { title: '用量与费用', sentence: '发送量、费用与送达情况一览。' },
};
