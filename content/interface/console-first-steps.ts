import type { Localized } from '#contract/locale.ts';

export const firstStepIds = ['key', 'call', 'callback', 'live'] as const;
export type FirstStepId = (typeof firstStepIds)[number];

export type ConsoleFirstStepsWords = {
  /** Replaces the company's name while nothing is enabled. */
  lead: string;
  heading: string;
  done: string;
  steps: Record<FirstStepId, { name: string; sentence: string }>;
  cards: {
    key: {
      heading: string;
      sentence: string;
      label: string;
      suggested: string;
      act: string;
      acting: string;
    };
    call: { heading: string; sentence: string; act: string };
    callback: { heading: string; sentence: string; test: string };
    live: { heading: string; sentence: string; act: string; subject: string };
  };
  copy: { copy: string; copied: string; failed: string };
  /** The text message of the example. */
  exampleText: string;
};

export const consoleFirstStepsWords: Localized<ConsoleFirstStepsWords> = {
  en: {
    lead: 'Nothing is enabled yet. Build first, go live when it works.',
    heading: 'First steps',
    done: '{count} of {all} done',
    steps: {
      key: { name: 'Make a key', sentence: 'It signs your calls' },
      call: { name: 'First call', sentence: 'Send to a test number' },
      callback: { name: 'Callback', sentence: 'Receive its result' },
      live: { name: 'Go live', sentence: 'We enable a product' },
    },
    cards: {
      key: {
        heading: 'Start in the sandbox',
        sentence: 'Test numbers respond at once; nothing is sent, nothing is charged.',
        label: 'Name',
        suggested: 'My first key',
        act: 'Make a sandbox key',
        acting: 'Making',
      },
      call: {
        heading: 'Send a text that arrives in two seconds',
        sentence:
          'The sandbox responds like the real thing. This number always delivers; nothing is sent, nothing is charged.',
        act: 'In your language',
      },
      callback: {
        heading: 'Where should callbacks go?',
        sentence: 'Your program responds with 2xx within 5 seconds.',
        test: 'Send a test callback',
      },
      live: {
        heading: 'It works. Go live.',
        sentence: 'Tell us which product you need; we enable it for your account.',
        act: 'Ask for a product',
        subject: 'Please enable a product',
      },
    },
    copy: { copy: 'Copy', copied: 'Copied', failed: 'Not copied' },
    exampleText: 'Your code is 482916',
  },
  zh: {
    lead: '尚未开通产品。先在沙箱中开发，调通后再上线。',
    heading: '快速开始',
    done: '已完成 {count} / {all}',
    steps: {
      key: { name: '创建密钥', sentence: '用于为调用签名' },
      call: { name: '首次调用', sentence: '向测试号码发送' },
      callback: { name: '接收回调', sentence: '获知发送结果' },
      live: { name: '正式上线', sentence: '由我们开通产品' },
    },
    cards: {
      key: {
        heading: '从沙箱开始',
        sentence: '测试号码即时返回结果，不会真正发送，也不会计费。',
        label: '名称',
        suggested: '我的第一个密钥',
        act: '创建沙箱密钥',
        acting: '正在创建',
      },
      call: {
        heading: '发送一条两秒内送达的短信',
        sentence: '沙箱的响应与正式环境一致。该号码总是送达，不会真正发送，也不会计费。',
        act: '查看各语言示例',
      },
      callback: {
        heading: '回调地址',
        sentence: '您的程序需在 5 秒内返回 2xx。',
        test: '发送测试回调',
      },
      live: {
        heading: '调通了，正式上线',
        sentence: '告诉我们您需要哪些产品，我们为您的账号开通。',
        act: '申请开通',
        subject: '申请开通产品',
      },
    },
    copy: { copy: '复制', copied: '已复制', failed: '未能复制' },
    exampleText: '您的验证码是 482916',
  },
};
