import type { Localized } from '#contract/locale.ts';

/** What a visitor reads when something did not arrive, and the way to ask for it again. */
export const failureWords: Localized<FailureWords> = {
  en: {
    network: 'No answer from the network. Check your connection and try again.',
    retry: 'Try again',
    page: {
      heading: 'This page did not load',
      sentence: 'Part of it did not arrive. Reloading usually helps.',
      reload: 'Reload the page',
      home: 'Go to Home',
    },
  },
  zh: {
    network: '网络没有响应，请检查网络后重试。',
    retry: '重试',
    page: {
      heading: '页面未能加载',
      sentence: '部分内容没有加载出来，重新加载通常可以解决。',
      reload: '重新加载',
      home: '返回首页',
    },
  },
};

export type FailureWords = {
  network: string;
  retry: string;
  page: { heading: string; sentence: string; reload: string; home: string };
};
