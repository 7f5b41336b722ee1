import type { Localized } from '#contract/locale.ts';

/** Texts of the published files: OpenAPI, Postman, `llms.txt`, changelog. */
export type MachineWords = {
  /** `{brand}` is our name. */
  api: string;
  allCalls: string;
  documentation: string;
  servers: { live: string; sandbox: string };
  /** Dependencies between fields; `{fields}` are their names. */
  rules: {
    oneOf: string;
    atMostOne: string;
    anyOf: string;
    /** `{field}` requires `{fields}`. */
    needs: string;
    /** `{value}` holds if the field is omitted. */
    default: string;
    /** Separates names; `and` those that are sent together. */
    separator: string;
    and: string;
  };
  eventNames: string;
  events: string;
  keys: { accessKey: string; secretKey: string; host: string };
  postman: string;
  list: {
    /** `{products}` is a list of their names. */
    products: string;
    signing: string;
    files: string;
    openApi: string;
    postman: string;
    errors: string;
    vectors: string;
    changelog: string;
    fullText: string;
    agents: string;
    samples: string;
  };
  /** `{product}` is its name, `{documents}` links to its documents. */
  changes: {
    published: string;
    changed: string;
    joined: string;
    feed: string;
    publishedTitle: string;
    changedTitle: string;
    tool: string;
    toolTitle: string;
  };
};

export const machineWords: Localized<MachineWords> = {
  en: {
    api: '{brand} API',
    allCalls: 'Every call and callback of every product.',
    documentation: 'Documentation',
    servers: { live: 'Live', sandbox: 'Sandbox: nothing is sent or charged' },
    rules: {
      oneOf: 'Exactly one of {fields}.',
      atMostOne: 'At most one of {fields}.',
      anyOf: 'At least one of {fields}.',
      needs: '{field} only together with {fields}.',
      default: 'Default: {value}.',
      separator: ', ',
      and: ' and ',
    },
    eventNames: 'The kind of event. We may add more.',
    events: 'Any event that we send.',
    keys: {
      host: 'Where the calls go. A path after the host name is not signed.',
      accessKey: 'Your access key.',
      secretKey: 'Your secret key. It signs and is not sent.',
    },
    postman:
      'Put your keys into the variables of the collection. Each request signs itself before it is sent and has a new idempotency key.',
    list: {
      products: 'Products: {products}.',
      signing: 'How to sign',
      files: 'Files for programs',
      openApi: 'OpenAPI 3.1, all products',
      postman: 'Postman collection',
      errors: 'every error code with its HTTP status, what to do and which calls return it',
      vectors: 'requests and a callback with every step of their signature',
      changelog: 'what has changed, newest first',
      fullText: 'all documents in one file',
      agents:
        'MCP server (streamable HTTP): list and describe calls, search and read these documents, call the sandbox, wait for callbacks and verify them; no keys needed',
      samples:
        'Each document is Markdown. With `?lang=` and one of {languages} it has the samples of that language alone.',
    },
    changes: {
      published: '**{product}** is published: {documents}.',
      changed: '**{product}**, {documents}: {text}',
      joined: '{one}, {other}',
      feed: '{brand} API changelog',
      publishedTitle: '{product} is published',
      changedTitle: '{product}: {documents}',
      tool: '**{product}**: {text}',
      toolTitle: 'New: {product}',
    },
  },
  zh: {
    api: '{brand} API',
    allCalls: '全部产品的接口与回调。',
    documentation: '开发文档',
    servers: { live: '正式环境', sandbox: '沙箱：不发送，不计费' },
    rules: {
      oneOf: '以下字段须且只能传一个：{fields}。',
      atMostOne: '以下字段最多传一个：{fields}。',
      anyOf: '以下字段至少传一个：{fields}。',
      needs: '{field} 须与 {fields} 同时传。',
      default: '默认值：{value}。',
      separator: '、',
      and: ' 和 ',
    },
    eventNames: '事件类型，可能新增。',
    events: '我们推送的任一事件。',
    keys: {
      host: '接口地址。域名之后的路径不参与签名。',
      accessKey: '您的访问密钥。',
      secretKey: '您的签名密钥，仅用于签名，不会发送。',
    },
    postman: '请将密钥填入集合变量。每次请求在发送前自动签名，并生成新的幂等键。',
    list: {
      products: '产品：{products}。',
      signing: '签名方法',
      files: '供程序读取的文件',
      openApi: 'OpenAPI 3.1，全部产品',
      postman: 'Postman 集合',
      errors: '全部错误码：HTTP 状态码、处理办法，以及哪些接口会返回',
      vectors: '包含签名每一步结果的请求与回调示例',
      changelog: '更新日志，最新的在前',
      fullText: '全部文档合为一个文件',
      agents: 'MCP 服务：列出和说明接口、检索和阅读文档、调用沙箱、等待并校验回调，无需密钥',
      samples: '每篇文档都是 Markdown。加上 `?lang=` 和 {languages} 之一，只保留该语言的示例代码。',
    },
    changes: {
      published: '新增产品：**{product}**（{documents}）。',
      changed: '**{product}**，{documents}：{text}',
      joined: '{one}、{other}',
      feed: '{brand} API 更新日志',
      publishedTitle: '新增产品：{product}',
      changedTitle: '{product}：{documents}',
      tool: '**{product}**：{text}',
      toolTitle: '新增：{product}',
    },
  },
};
