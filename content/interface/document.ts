import type { Localized } from '#contract/locale.ts';
import { apiRules } from '../api-rules.ts';

/** The standard sections of a document and their anchors, which are the same in both languages. */
export const standardSections = {
  'brief-description': { en: 'Brief Description', zh: '简要描述' },
  'request-method': { en: 'Request Method', zh: '请求方式' },
  'request-example': { en: 'Request Example', zh: '请求示例' },
  'response-example': { en: 'Response Example', zh: '返回示例' },
  'response-parameter-description': { en: 'Response Parameter Description', zh: '返回参数说明' },
  note: { en: 'Note', zh: '备注' },
} as const satisfies Record<string, Localized<string>>;

/** Words that the build writes into documents. */
export type DocumentWords = {
  breadcrumb: string;
  docs: string;
  updated: string;
  /** Above the document shown instead of one that does not exist: `{title}` is its title. */
  standIn: string;
  copyPage: string;
  viewMarkdown: string;
  openApi: string;
  postman: string;
  previous: string;
  next: string;
  between: string;
  contents: string;
  closeContents: string;
  theme: { label: string; light: string; dark: string; system: string };
  copy: string;
  copyAddress: string;
  yourAddress: string;
  /** The name of a call in the OpenAPI files. */
  operationId: string;
  /** Under the title: `{count}` is a number. */
  facts: {
    auth: string;
    signed: string;
    keyless: string;
    keyed: string;
    signedCallback: string;
    unsigned: string;
    limit: string;
    perSecond: string;
    idempotent: string;
    idempotentBy: Record<'Idempotency-Key' | 'orderId', string>;
    kept: string;
    days: string;
    respond: string;
    withinSeconds: string;
    attempts: string;
    attemptCount: string;
    repeats: string;
    byEventId: string;
  };
  /** What every call shares, folded by default: `{count}` is a number. */
  folds: {
    signing: string;
    callbackSigning: string;
    same: string;
    howToSign: string;
    howToVerify: string;
    envelope: string;
    sameResponse: string;
    responses: string;
    commonErrors: string;
    insideErrors: string;
    signingLines: string;
  };
  retries: Record<'no' | 'wait' | 'later' | 'ask', string>;
  retryMeanings: Record<'no' | 'wait' | 'later' | 'ask', string>;
  final: string;
  /**
   * In the Markdown of a document: `{text}` with its `{lead}`, `{name}` and its meaning `{means}`.
   */
  aside: string;
  meaning: string;
  permalink: string;
  /** Link from the head to the samples further down. */
  toCode: string;
  /** Opens the panel that sends the call. */
  tryIt: string;
  noAccount: string;
  heads: {
    name: string;
    type: string;
    needed: string;
    sent: string;
    description: string;
    code: string;
    status: string;
    means: string;
    remedy: string;
    retry: string;
  };
  /** `{count}` and `{total}` are numbers of codes. */
  finder: {
    label: string;
    placeholder: string;
    count: string;
    none: string;
    /** How to handle the refused request. */
    every: string;
    /** Heading of the calls that return a code. */
    calls: { one: string; other: string };
    download: string;
  };
  /** The cards of statuses and reasons: `{count}` and `{total}` are numbers of cards. */
  reasons: {
    label: string;
    placeholder: string;
    count: string;
    none: string;
    /** Columns of the list in Markdown. */
    heads: { name: string; states: string; means: string; next: string; products: string };
    /** The next step with what it needs: `{tag}`, `{aside}`. */
    step: string;
  };
  required: string;
  optional: string;
  /** Label of a field that is required depending on other fields. */
  conditional: string;
  /** For callbacks: in every event, or only in some. */
  always: string;
  sometimes: string;
  places: Record<'header' | 'path' | 'query' | 'body', string>;
  responseFields: string;
  errors: string;
  requestExample: string;
  /** The packages for programming languages: `{names}` are those that this build lacks. */
  sdks: {
    tab: string;
    choose: string;
    samples: string;
    about: string;
    document: string;
    package: string;
    version: string;
    needs: string;
    /** The package for `{language}`. */
    named: string;
    /** `{language}` from `{version}` on. */
    from: string;
    size: string;
    kilobytes: string;
    download: string;
    lacking: string;
  };
  /** Heading of further examples of the same request. */
  moreRequests: string;
  responseExample: string;
  codeExample: string;
  limits: {
    length: RangeWords;
    items: RangeWords;
    value: RangeWords;
    /** Separates two of several values. */
    separator: string;
    enum: string;
    /** Exactly one of these fields; at most one; only with a certain value of another. */
    'one-of': string;
    'at-most-one': string;
    with: string;
    /** For every entry: `{limit}`. */
    each: string;
    default: string;
    format: string;
    pattern: string;
  };
};

/** `{from}` and `{to}` are the bounds. */
export type RangeWords = { between: string; upTo: string; from: string; exactly: string };

export const documentWords: Localized<DocumentWords> = {
  en: {
    breadcrumb: 'You are here',
    docs: 'Docs',
    updated: 'Last changed',
    standIn: 'This document is not available; here is “{title}”.',
    copyPage: 'Copy as Markdown',
    viewMarkdown: 'View as Markdown',
    openApi: 'OpenAPI file',
    postman: 'Postman collection',
    previous: 'Previous',
    next: 'Next',
    between: 'Previous and next document',
    contents: 'On this page',
    closeContents: 'Close contents',
    theme: { label: 'Theme', light: 'Light', dark: 'Dark', system: 'System' },
    copy: 'Copy',
    copyAddress: 'Copy address',
    yourAddress: 'your callback address',
    operationId: 'Operation id',
    facts: {
      auth: 'Auth',
      signed: 'Signed',
      keyless: 'No key',
      keyed: 'Signature or keys',
      signedCallback: 'Signed by us',
      unsigned: 'No signature',
      limit: 'Limit',
      perSecond: '{count} per second',
      idempotent: 'Idempotent',
      idempotentBy: { 'Idempotency-Key': '24 h by key', orderId: '24 h by key or `orderId`' },
      kept: 'Kept',
      days: '{count} days',
      respond: 'Respond',
      withinSeconds: 'within 5 s',
      attempts: 'Attempts',
      attemptCount: '6 in 7 h 11 min',
      repeats: 'Repeats',
      byEventId: 'same `eventId`',
    },
    folds: {
      signing: 'Four signing headers',
      callbackSigning: 'Three signing headers',
      same: 'same for every call',
      howToSign: 'How to sign',
      howToVerify: 'How to verify',
      envelope: '`code`, `msg`, `requestId`',
      sameResponse: 'same in every response',
      responses: 'Responses',
      commonErrors: '{count} common errors',
      insideErrors: 'In `data.rejected`',
      signingLines: 'Signing, {count} lines',
    },
    retries: {
      no: 'Change the request',
      wait: 'Wait, then retry',
      later: 'Retry once resolved',
      ask: 'A person must act',
    },
    retryMeanings: {
      no: apiRules.en.retryNo,
      wait: apiRules.en.retryWait,
      later: apiRules.en.retryLater,
      ask: apiRules.en.retryAsk,
    },
    final: 'final',
    aside: '{lead} ({text})',
    meaning: '{name}: {means}',
    permalink: 'Link to this section',
    toCode: 'Code',
    tryIt: 'Try it',
    noAccount: 'No account needed',
    heads: {
      name: 'Name',
      type: 'Type',
      needed: 'Required',
      sent: 'Sent',
      description: 'Description',
      code: 'Code',
      status: 'HTTP',
      means: 'Meaning',
      remedy: 'What to do',
      retry: 'Retry',
    },
    finder: {
      label: 'Code, status, word or response',
      placeholder: 'Type a code, a status or a word, or paste the line you got',
      count: '{count} of {total}',
      none: "Sorry, we couldn't find any results",
      every: 'All',
      calls: { one: '1 call', other: '{count} calls' },
      download: 'All codes as JSON',
    },
    reasons: {
      label: 'Status, reason, word or receipt',
      placeholder: 'Type a status, a reason or a word, or paste a receipt',
      count: '{count} of {total}',
      none: "Sorry, we couldn't find any results",
      heads: {
        name: 'Name',
        states: 'Status',
        means: 'Meaning',
        next: 'What to do',
        products: 'Products',
      },
      step: '{tag}: {aside}',
    },
    required: 'Required',
    optional: 'Optional',
    conditional: 'Conditional',
    always: 'Always',
    sometimes: 'Sometimes',
    places: {
      header: 'Headers',
      path: 'Path parameters',
      query: 'Query parameters',
      body: 'Body parameters',
    },
    responseFields: 'Response parameters',
    errors: 'Error codes',
    requestExample: 'Request example',
    sdks: {
      tab: 'SDK',
      choose: 'Language of the SDK',
      samples: 'The same with our SDK',
      about: 'Signs, retries by the class of the error, same types as this page.',
      document: 'SDKs and CLI',
      package: 'Package',
      version: 'Version',
      needs: 'Needs',
      named: '{language} SDK',
      from: '{language} {version}+',
      size: 'Size',
      kilobytes: '{count} KB',
      download: 'Download',
      lacking: 'Not in this build of the site: {names}.',
    },
    moreRequests: 'More request bodies',
    responseExample: 'Response example',
    codeExample: 'Example',
    limits: {
      length: {
        between: '{from} to {to} characters',
        upTo: 'up to {to} characters',
        from: 'at least {from} characters',
        exactly: '{to} characters',
      },
      items: {
        between: '{from} to {to} entries',
        upTo: 'up to {to} entries',
        from: 'at least {from} entries',
        exactly: '{to} entries',
      },
      value: {
        between: '{from} to {to}',
        upTo: 'at most {to}',
        from: 'at least {from}',
        exactly: '{to}',
      },
      separator: ', ',
      enum: 'one of',
      'one-of': 'exactly one of',
      'at-most-one': 'at most one of',
      with: 'only with',
      each: 'each {limit}',
      default: 'default',
      format: 'format',
      pattern: 'pattern',
    },
  },
  zh: {
    breadcrumb: '当前位置',
    docs: '文档',
    updated: '最近更新',
    standIn: '您访问的文档不存在，以下为“{title}”。',
    copyPage: '复制为 Markdown',
    viewMarkdown: '查看 Markdown',
    openApi: 'OpenAPI 文件',
    postman: 'Postman 集合',
    previous: '上一篇',
    next: '下一篇',
    between: '上一篇与下一篇',
    contents: '本页内容',
    closeContents: '关闭本页内容',
    theme: { label: '主题', light: '浅色', dark: '深色', system: '跟随系统' },
    copy: '复制',
    copyAddress: '复制地址',
    yourAddress: '您的回调地址',
    operationId: 'operationId',
    facts: {
      auth: '鉴权',
      signed: '签名',
      keyless: '无需密钥',
      keyed: '签名或密钥',
      signedCallback: '由我们签名',
      unsigned: '无签名',
      limit: '频率限制',
      perSecond: '每秒 {count} 次',
      idempotent: '幂等',
      idempotentBy: {
        'Idempotency-Key': '按幂等键，24\u00a0小时',
        orderId: '按幂等键或 `orderId`，24\u00a0小时',
      },
      kept: '保存期限',
      days: '{count} 天',
      respond: '响应',
      withinSeconds: '5 秒内',
      attempts: '推送次数',
      attemptCount: '最多 6 次，约 7 小时',
      repeats: '重推',
      byEventId: '`eventId` 不变',
    },
    folds: {
      signing: '四个签名请求头',
      callbackSigning: '三个签名请求头',
      same: '各接口通用',
      howToSign: '签名方法',
      howToVerify: '验签方法',
      envelope: '`code`、`msg`、`requestId`',
      sameResponse: '各接口通用',
      responses: '返回格式',
      commonErrors: '{count} 个通用错误码',
      insideErrors: '在 `data.rejected` 中返回',
      signingLines: '签名代码，{count} 行',
    },
    retries: {
      no: '修改请求',
      wait: '等待后重试',
      later: '问题解除后重试',
      ask: '人工处理',
    },
    retryMeanings: {
      no: apiRules.zh.retryNo,
      wait: apiRules.zh.retryWait,
      later: apiRules.zh.retryLater,
      ask: apiRules.zh.retryAsk,
    },
    final: '最终状态',
    aside: '{lead}（{text}）',
    meaning: '{name}：{means}',
    permalink: '本节链接',
    toCode: '示例代码',
    tryIt: '在线调试',
    noAccount: '无需注册',
    heads: {
      name: '名称',
      type: '类型',
      needed: '是否必填',
      sent: '是否返回',
      description: '说明',
      code: '错误码',
      status: 'HTTP',
      means: '含义',
      remedy: '处理办法',
      retry: '重试',
    },
    finder: {
      label: '错误码、HTTP 状态码、关键词或返回内容',
      placeholder: '输入错误码、状态码或关键词，也可以粘贴返回内容或日志',
      count: '{count} / {total}',
      none: '抱歉，没有找到相关结果',
      every: '通用',
      calls: { one: '1 个接口', other: '{count} 个接口' },
      download: '下载全部错误码（JSON）',
    },
    reasons: {
      label: '状态、原因、关键词或回执',
      placeholder: '输入状态、原因或关键词，也可以粘贴回执',
      count: '{count} / {total}',
      none: '抱歉，没有找到相关结果',
      heads: {
        name: '名称',
        states: '状态',
        means: '含义',
        next: '怎么处理',
        products: '产品',
      },
      step: '{tag}：{aside}',
    },
    required: '必填',
    optional: '选填',
    conditional: '条件必填',
    always: '始终',
    sometimes: '视情况',
    places: {
      header: '请求头',
      path: '路径参数',
      query: '查询参数',
      body: '请求体参数',
    },
    responseFields: '返回参数',
    errors: '错误码',
    requestExample: '请求示例',
    sdks: {
      tab: 'SDK',
      choose: 'SDK 的语言',
      samples: '使用 SDK 的写法',
      about: '自动签名，按错误类别重试，类型与本页一致。',
      document: 'SDK 与命令行',
      package: '安装包',
      version: '版本',
      needs: '运行环境',
      named: '{language} 的 SDK',
      from: '{language} {version}+',
      size: '大小',
      kilobytes: '{count} KB',
      download: '下载',
      lacking: '本站此次构建未包含：{names}。',
    },
    moreRequests: '更多请求体',
    responseExample: '返回示例',
    codeExample: '示例',
    limits: {
      length: {
        between: '{from} 至 {to} 个字符',
        upTo: '最多 {to} 个字符',
        from: '至少 {from} 个字符',
        exactly: '{to} 个字符',
      },
      items: {
        between: '{from} 至 {to} 项',
        upTo: '最多 {to} 项',
        from: '至少 {from} 项',
        exactly: '{to} 项',
      },
      value: {
        between: '{from} 至 {to}',
        upTo: '最大 {to}',
        from: '最小 {from}',
        exactly: '{to}',
      },
      separator: '、',
      enum: '枚举值',
      'one-of': '以下字段须且只能传一个',
      'at-most-one': '以下字段最多传一个',
      with: '仅用于',
      each: '每项：{limit}',
      default: '默认值',
      format: '格式',
      pattern: '正则',
    },
  },
};
