import type { Localized } from '#contract/locale.ts';

/** Words around a document in the reader; part of the page. */
export type ReaderWords = {
  title: string;
  menu: string;
  closeMenu: string;
  contents: string;
  filter: { placeholder: string; none: string };
  search: SearchWords;
  wiki: string;
  retry: string;
  tryFailed: string;
  copied: string;
  copyFailed: string;
  practice: PracticeWords;
};

/** On code that shows the values of a practice session. */
export type PracticeWords = {
  yours: string;
  left: string;
  leftMinutes: string;
  showLive: string;
  live: string;
  showYours: string;
  ended: string;
  newKeys: string;
  noKeys: string;
  /** Beside the button of Try it. */
  runs: string;
};

/** `{count}` is a number, `{query}` the search text; `{field}` and `{code}` are examples. */
export type SearchWords = {
  /** Accessible name of the icon in the bar. */
  open: string;
  label: string;
  wipe: string;
  close: string;
  inMenu: string;
  /** Heading of a menu in which nothing matches, and what the text has instead. */
  menuHead: string;
  noTitle: string;
  inTextCount: string;
  isReceipt: string;
  wholeMenu: string;
  inText: string;
  calls: string;
  places: string;
  /** Around the card of a status or reason. */
  products: string;
  allReasons: string;
  /** Above what was read from a pasted receipt, and below it. */
  pasted: string;
  stays: string;
  /** What a field belongs to. */
  sides: Record<'header' | 'path' | 'query' | 'body' | 'response' | 'callback', string>;
  show: string;
  loading: string;
  failed: string;
  none: string;
  advice: string;
  ask: string;
  keys: { choose: string; open: string; clear: string };
  counts: Record<'hits' | 'calls' | 'places', { one: string; other: string }>;
  cards: Record<'reason' | 'status', string>;
  /** Separates two counts. */
  and: string;
};

/** Each language in its own name. */
export const languageNames: Localized<string> = { en: 'English', zh: '中文' };

export const readerWords: Localized<ReaderWords> = {
  en: {
    title: 'Documentation',
    menu: 'Menu',
    closeMenu: 'Close menu',
    contents: 'On this page',
    filter: {
      placeholder: 'Document Keyword search...',
      none: "Sorry, we couldn't find any results",
    },
    search: {
      open: 'Search',
      label: 'Search the documentation',
      wipe: 'Clear search',
      close: 'Close search',
      inMenu: '{count} in the menu',
      menuHead: 'In the menu',
      noTitle: 'No title has these words.',
      inTextCount: '{count} in the text',
      isReceipt: 'Read as a receipt',
      wholeMenu: 'Show the whole menu',
      inText: 'In the text',
      calls: 'Calls that can return it',
      places: 'Where it is',
      products: 'Products',
      allReasons: 'All states and reasons',
      pasted: 'Read from what you pasted',
      stays: 'Stays in your browser; nothing is sent.',
      sides: {
        header: 'header',
        path: 'path',
        query: 'query',
        body: 'request',
        response: 'response',
        callback: 'callback',
      },
      show: 'Show',
      loading: 'Searching',
      failed: 'The search did not load.',
      none: 'Sorry, we couldn’t find any results',
      advice:
        'No title and no text has “{query}”. Try one word, a field name such as {field} or a code such as {code}.',
      ask: 'Ask us',
      keys: { choose: 'choose', open: 'open', clear: 'clear' },
      counts: {
        hits: { one: '1 hit', other: '{count} hits' },
        calls: { one: '1 code, 1 call', other: '1 code, {count} calls' },
        places: { one: '1 field, 1 place', other: '1 field, {count} places' },
      },
      cards: { reason: '1 reason', status: '1 status' },
      and: ', ',
    },
    wiki: 'Documentation wiki',
    retry: 'Try again',
    tryFailed: 'Try it did not load.',
    copied: 'Copied',
    copyFailed: 'Not copied',
    practice: {
      yours: 'Your practice keys',
      left: '{hours} h {minutes} min left',
      leftMinutes: '{minutes} min left',
      showLive: 'Show live values',
      live: 'Live values',
      showYours: 'Show your practice keys',
      ended: 'Practice keys ended',
      newKeys: 'New keys',
      noKeys: 'No new keys now',
      runs: 'Runs as it is',
    },
  },
  zh: {
    title: '开发文档',
    menu: '目录',
    closeMenu: '关闭目录',
    contents: '本页内容',
    filter: {
      placeholder: '输入文档关键词…',
      none: '抱歉，没有找到相关结果',
    },
    search: {
      open: '搜索',
      label: '搜索文档',
      wipe: '清除关键词',
      close: '关闭搜索',
      inMenu: '目录中 {count} 条',
      menuHead: '目录',
      noTitle: '文档标题中没有匹配项。',
      inTextCount: '正文中有 {count} 条',
      isReceipt: '已识别为回执',
      wholeMenu: '显示全部目录',
      inText: '正文',
      calls: '可能返回该错误码的接口',
      places: '出现位置',
      products: '涉及产品',
      allReasons: '全部状态与原因',
      pasted: '从您粘贴的内容中读取',
      stays: '仅在您的浏览器中处理，不会上传。',
      sides: {
        header: '请求头',
        path: '路径',
        query: '查询参数',
        body: '请求',
        response: '返回',
        callback: '回调',
      },
      show: '显示',
      loading: '正在搜索',
      failed: '搜索未能加载。',
      none: '抱歉，没有找到相关结果',
      advice:
        '标题和正文中都没有“{query}”。可以只输入一个词，或输入字段名（如 {field}）、错误码（如 {code}）。',
      ask: '联系我们',
      keys: { choose: '选择', open: '打开', clear: '清除' },
      counts: {
        hits: { one: '1 条结果', other: '{count} 条结果' },
        calls: { one: '1 个错误码，1 个接口', other: '1 个错误码，{count} 个接口' },
        places: { one: '1 个字段，1 处', other: '1 个字段，{count} 处' },
      },
      cards: { reason: '1 个原因', status: '1 个状态' },
      and: '，',
    },
    wiki: '文档 Wiki',
    retry: '重试',
    tryFailed: '在线调试未能加载。',
    copied: '已复制',
    copyFailed: '复制失败',
    practice: {
      yours: '您的测试密钥',
      left: '剩余 {hours} 小时 {minutes} 分',
      leftMinutes: '剩余 {minutes} 分',
      showLive: '显示正式环境',
      live: '正式环境',
      showYours: '显示测试密钥',
      ended: '测试密钥已结束',
      newKeys: '获取新密钥',
      noKeys: '暂时无法获取新密钥',
      runs: '可直接运行',
    },
  },
};
