import type { Localized } from '#contract/locale.ts';

/** What the files for programs say: OpenAPI, Postman, `llms.txt`, changelog. */
export type MachineWords = {
  /** `{brand}` is our name. */
  api: string;
  allCalls: string;
  documentation: string;
  /** How to prove who calls, whole: `{vectors}` is the address of the worked examples. */
  signing: string;
  keys: { accessKey: string; secretKey: string; appKey: string; appSecret: string; host: string };
  postman: string;
  list: {
    signing: string;
    files: string;
    openApi: string;
    postman: string;
    errors: string;
    vectors: string;
    changelog: string;
    fullText: string;
    samples: string;
  };
  /** `{product}` is its name, `{documents}` links to what describes it. */
  changes: {
    published: string;
    changed: string;
    joined: string;
    feed: string;
    publishedTitle: string;
    changedTitle: string;
  };
};

export const machineWords: Localized<MachineWords> = {
  en: {
    api: '{brand} API',
    allCalls: 'Every call and callback of every product.',
    documentation: 'Documentation',
    signing: `**Version 2** (paths under \`/v2/\`): every request has four headers.

- \`X-Access-Key\`: your access key
- \`X-Timestamp\`: milliseconds since 1970 UTC, at most 5 minutes from our clock
- \`X-Nonce\`: 16 to 36 letters, digits or hyphens, new for every request
- \`X-Signature\`: the HMAC-SHA256 of the canonical string, 64 lower-case hexadecimal digits. The key is the secret key, its characters as they are.

The canonical string is six lines joined with a line feed, none after the last:

1. the method in capitals
2. the path from \`/v2/\` on, as it is sent, without host and query
3. the query: each name and value percent-encoded (every UTF-8 byte but \`A-Z a-z 0-9 - . _ ~\`, hexadecimal in capitals, a space as \`%20\`), then sorted by name and by value; empty without a query
4. the value of \`X-Timestamp\`
5. the value of \`X-Nonce\`
6. the SHA-256 of the body in lower-case hexadecimal; without a body and for \`multipart/form-data\` that of an empty text

Sign the bytes that you send: serialise the body once.

**Version 1** (paths without \`/v2/\`): \`appKey\` and \`appSecret\` are fields of the body.

**Callbacks** of version 2: \`X-Callback-Signature\` is the HMAC-SHA256, made with your callback secret, of \`X-Callback-Timestamp\`, \`X-Callback-Nonce\` and the SHA-256 of the body, joined with line feeds. Compare it before you parse the body.

Requests and callbacks with every step of their signature: {vectors}`,
    keys: {
      host: 'Where the calls go. A path after the host name is not signed.',
      accessKey: 'Version 2: your access key.',
      secretKey: 'Version 2: your secret key. It signs and is never sent.',
      appKey: 'Version 1: your App Key.',
      appSecret: 'Version 1: your App Secret.',
    },
    postman:
      'Put your keys into the variables of the collection. Requests of version 2 sign themselves before they go, and each one has a new idempotency key.',
    list: {
      signing: 'How to sign',
      files: 'Files for programs',
      openApi: 'OpenAPI 3.1, all products',
      postman: 'Postman collection',
      errors: 'every error code with its HTTP status, what to do and which calls answer with it',
      vectors: 'requests and a callback with every step of their signature',
      changelog: 'what has changed, newest first',
      fullText: 'all documents in one file',
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
    },
  },
  zh: {
    api: '{brand} API',
    allCalls: '全部产品的接口与回调。',
    documentation: '开发文档',
    signing: `**2.0 版**（路径以 \`/v2/\` 开头）：每个请求携带四个请求头。

- \`X-Access-Key\`：您的访问密钥（Access Key）
- \`X-Timestamp\`：UTC 毫秒时间戳，与服务器时间相差不超过 5 分钟
- \`X-Nonce\`：16 至 36 位字母、数字或连字符，每次请求都不同
- \`X-Signature\`：对待签名字符串计算的 HMAC-SHA256，64 位小写十六进制。密钥为签名密钥（Secret Key），按原字符使用。

待签名字符串由以下六行用换行符连接而成，末尾不加换行：

1. 大写的请求方法
2. 从 \`/v2/\` 开始的路径，与实际发送的一致，不含域名和查询串
3. 查询串：先对每个参数名和值做百分号编码（UTF-8 字节，除 \`A-Z a-z 0-9 - . _ ~\` 外全部编码，十六进制大写，空格为 \`%20\`），再按名称、值排序；没有查询串时为空行
4. \`X-Timestamp\` 的值
5. \`X-Nonce\` 的值
6. 请求体的 SHA-256，小写十六进制；没有请求体或为 \`multipart/form-data\` 时，取空字符串的 SHA-256

请对实际发送的字节签名：请求体只序列化一次。

**1.0 版**（路径不含 \`/v2/\`）：\`appKey\` 和 \`appSecret\` 是请求体中的字段。

2.0 版**回调**：\`X-Callback-Signature\` 是用回调密钥对 \`X-Callback-Timestamp\`、\`X-Callback-Nonce\` 和请求体的 SHA-256（用换行符连接）计算的 HMAC-SHA256。请先验签，再解析请求体。

包含签名每一步结果的请求与回调示例：{vectors}`,
    keys: {
      host: '接口地址。域名之后的路径不参与签名。',
      accessKey: '2.0 版：您的访问密钥（Access Key）。',
      secretKey: '2.0 版：您的签名密钥（Secret Key），仅用于签名，不会发送。',
      appKey: '1.0 版：您的 App Key。',
      appSecret: '1.0 版：您的 App Secret。',
    },
    postman: '请将密钥填入集合变量。2.0 版请求在发送前自动签名，每次请求都会生成新的幂等键。',
    list: {
      signing: '签名方法',
      files: '供程序读取的文件',
      openApi: 'OpenAPI 3.1，全部产品',
      postman: 'Postman 集合',
      errors: '全部错误码：HTTP 状态码、处理办法，以及哪些接口会返回',
      vectors: '包含签名每一步结果的请求与回调示例',
      changelog: '更新日志，最新的在前',
      fullText: '全部文档合为一个文件',
      samples: '每篇文档都是 Markdown。加上 `?lang=` 和 {languages} 之一，只保留该语言的示例代码。',
    },
    changes: {
      published: '**{product}**发布：{documents}。',
      changed: '**{product}**，{documents}：{text}',
      joined: '{one}、{other}',
      feed: '{brand} API 更新日志',
      publishedTitle: '{product}发布',
      changedTitle: '{product}：{documents}',
    },
  },
};
