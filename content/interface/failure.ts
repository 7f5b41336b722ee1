import type { Localized } from '#contract/locale.ts';

/** Shown when something could not be loaded, with a way to retry. */
export const failureWords: Localized<FailureWords> = {
  en: {
    network: 'No response from the network. Check your connection and try again.',
    unusable: 'The server responded, but not as it should. Try again in a moment.',
    unknown:
      'No response came, so we cannot tell yet whether this was done. Try again: it is not done twice.',
    retry: 'Try again',
    page: {
      heading: 'This page did not load',
      sentence: 'Part of it did not arrive. Reloading usually helps.',
      reload: 'Reload the page',
      home: 'Go to Home',
    },
    move: {
      loading: 'Loading the page',
      unanswered: 'No response from the network. You are still on the page you had.',
      unusable: 'The server responded, but not with the page. You are still on the one you had.',
    },
  },
  zh: {
    network: '网络没有响应，请检查网络后重试。',
    unusable: '服务器返回异常，请稍后重试。',
    unknown: '没有收到服务器的响应，暂时无法确认是否已完成。请重试，不会重复执行。',
    retry: '重试',
    page: {
      heading: '页面未能加载',
      sentence: '部分内容没有加载出来，重新加载通常可以解决。',
      reload: '重新加载',
      home: '返回首页',
    },
    move: {
      loading: '正在打开页面',
      unanswered: '网络没有响应，新页面未能打开，您仍在原来的页面。',
      unusable: '服务器返回异常，新页面未能打开，您仍在原来的页面。',
    },
  },
};

export type FailureWords = {
  /** No response. */
  network: string;
  /** An unusable response. */
  unusable: string;
  /** No response, and the request may have taken effect. */
  unknown: string;
  retry: string;
  page: { heading: string; sentence: string; reload: string; home: string };
  /** Shown on the current page when a navigation is slow or fails. */
  move: { loading: string; unanswered: string; unusable: string };
};
