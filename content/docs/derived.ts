import type { Localized } from '#contract/locale.ts';
import { apiRules } from '../api-rules.ts';

/**
 * Sentences that documents derive from the traits of a call. Markdown, with links by id; `{…}` is
 * filled in.
 */
export type DerivedWords = {
  keys: {
    samples: string;
    sandboxSamples: string;
    samplesWithoutKey: string;
    callback: string;
  };
  /** A call of version 1 also accepts its keys in the body, in place of a signature. */
  keyedWarning: string;
  /** About the field that identifies a repeated request. */
  list: { 'Idempotency-Key': string; orderId: string };
  balance: string;
  /** About partial updates. */
  change: string;
  timeout: { 'Idempotency-Key': string; orderId: string };
  /** About lists; one with a time range says more. */
  paging: string;
  pagingByPeriod: string;
  kept: { list: string; one: string };
  perSecond: string;
  callback: {
    deliveries: string;
    /** The heading before the fields of a further event. */
    sameEnvelope: string;
    respond: string;
    signed: string;
    unsigned: string;
    twice: string;
    address: string;
    fields: string;
  };
};

export const derivedWords: Localized<DerivedWords> = {
  en: {
    keys: {
      samples:
        'The samples read `{keyPrefix}_ACCESS_KEY` and `{keyPrefix}_SECRET_KEY` from the environment ([where to get them](doc:general/conventions#start)), and `{keyPrefix}_HOST`; without it they call the live host.',
      sandboxSamples:
        'The samples read `{keyPrefix}_ACCESS_KEY` and `{keyPrefix}_SECRET_KEY` from the environment, and `{keyPrefix}_HOST`; without it they call `{sandboxHost}`.',
      samplesWithoutKey:
        'The samples read `{keyPrefix}_HOST` from the environment; without it they call `{sandboxHost}`.',
      callback: 'This is what your server receives.',
    },
    keyedWarning:
      '**Sign anything new.** This call also accepts [both keys in the body](doc:general/conventions#version-1): anyone who sees one such request can send at your cost. Call the API from your server only, keep the keys out of apps and web pages, and do not log the body.',
    list: {
      'Idempotency-Key':
        '**Check `data.rejected` even if `code` is 0.** A rejected entry does not stop the others. If no entry is accepted, the response is error 1005 with the same list. To submit rejected entries again, make a new request with a new `Idempotency-Key`.',
      orderId:
        '**Check `data.rejected` even if `code` is 0.** A rejected entry does not stop the others. If no entry is accepted, the response is error 1005 with the same list. To submit rejected entries again, make a new request with a new `Idempotency-Key` (with keys in the body, a new `orderId`).',
    },
    balance:
      '**Balance.** It must cover the whole request and is checked first. Error 1201 means that nothing was executed and nothing was charged.',
    change:
      '**Only the fields that you send are changed.** Send at least one: an empty body returns error 1001.',
    timeout: {
      'Idempotency-Key':
        '**No response within 30 seconds?** [Repeat](doc:general/conventions#retries) the same request with the same `Idempotency-Key` and a new timestamp, nonce and signature: it is executed only once. Without the key it can be executed twice.',
      orderId:
        '**No response within 30 seconds?** [Repeat](doc:general/conventions#retries) the same request with the same `Idempotency-Key` and a new timestamp, nonce and signature, or, with keys in the body, with the same `orderId`: it is executed only once. Without `Idempotency-Key` or `orderId` it can be executed twice.',
    },
    paging:
      '**Pages.** Increase `page` until `records` is empty or `page` times `pageSize` has reached 10,000.',
    pagingByPeriod:
      '**Pages.** Increase `page` until `records` is empty or `page` times `pageSize` has reached 10,000. Use a `to` in the past: new records would shift the pages while you read. For more than 10,000 records, use shorter periods.',
    kept: {
      list: '**Kept for {days} days.** A query for an older period returns an empty list, not an error.',
      one: '**Kept for {days} days.** After that the response is error 1401.',
    },
    perSecond:
      '**Rate limit.** {count} per second for each application, then error 1301 with `Retry-After`.',
    callback: {
      deliveries: 'Deliveries',
      sameEnvelope:
        '`event`, `eventId` and `occurredAt` are the same in every event; the [conventions](doc:general/conventions#callbacks) explain them, the signature and repeated deliveries.',
      respond:
        'Respond with any status from 200 to 299 within 5 seconds, then process the event. Otherwise we try again after 10 seconds, 1 minute, 10 minutes, 1 hour and 6 hours, and then stop. A redirect counts as a failure.',
      signed:
        '**Verify the signature first.** If it is wrong, respond with 401; we try again as after any failure. The [conventions](doc:general/conventions#verify) have the code in six languages.',
      unsigned:
        '**This callback has no signature.** Put a long random string into the path of your address and respond with 404 on every other path. Before you act on an event that matters, query the record it refers to.',
      twice:
        '**Duplicate, early, out of order.** The same event can arrive more than once: store the `eventId` of each event you have processed for 24 hours. Respond with 200 to a repeated event as well. An event can arrive before the response to your request. Of two events about the same object, the one with the later `occurredAt` applies; in the same second, the state that is further along.',
      address:
        '**Your address.** It must use HTTPS with a valid certificate and be reachable from the internet. The IP addresses that we call from can change: do not filter by IP.',
      fields: `**New fields and values.** We [may add](doc:general/conventions#additions) both without notice. Ignore fields you do not know; ${apiRules.en.finalStatus}; respond with 200 to an event you do not know.`,
    },
  },
  zh: {
    keys: {
      samples:
        '示例从环境变量 `{keyPrefix}_ACCESS_KEY`、`{keyPrefix}_SECRET_KEY` 读取密钥（[获取方式](doc:general/conventions#start)），从 `{keyPrefix}_HOST` 读取请求地址，未设置时请求正式环境。',
      sandboxSamples:
        '示例从环境变量 `{keyPrefix}_ACCESS_KEY`、`{keyPrefix}_SECRET_KEY` 读取密钥，从 `{keyPrefix}_HOST` 读取请求地址，未设置时请求 `{sandboxHost}`。',
      samplesWithoutKey:
        '示例从环境变量 `{keyPrefix}_HOST` 读取请求地址，未设置时请求 `{sandboxHost}`。',
      callback: '您的服务器会收到以下内容。',
    },
    keyedWarning:
      '**新项目请签名。**本接口也接受[密钥放在请求体](doc:general/conventions#version-1)的请求，但任何人拿到一次这样的请求，就能以您的名义调用并产生费用。请只在服务端调用，勿将密钥写入 App 或网页，也不要在日志中记录请求体。',
    list: {
      'Idempotency-Key':
        '**即使 `code` 为 0，也要检查 `data.rejected`。**个别项未受理不影响其他项。全部未受理时，返回错误码 1005，并附上同样的列表。未受理的项需要重新提交时，请发起新的请求，并使用新的 `Idempotency-Key`。',
      orderId:
        '**即使 `code` 为 0，也要检查 `data.rejected`。**个别项未受理不影响其他项。全部未受理时，返回错误码 1005，并附上同样的列表。未受理的项需要重新提交时，请发起新的请求，并使用新的 `Idempotency-Key`（密钥放在请求体时为 `orderId`）。',
    },
    balance:
      '**余额。**执行前按整个请求的费用检查一次余额。返回错误码 1201 时，本次请求未执行，也未扣费。',
    change: '**只修改传入的字段，**其余保持不变。至少传一个字段，否则返回错误码 1001。',
    timeout: {
      'Idempotency-Key':
        '**30 秒内没有响应**时，请原样[重试](doc:general/conventions#retries)：`Idempotency-Key` 不变，更换时间戳、随机串和签名，请求只会执行一次；没有 `Idempotency-Key` 的，可能执行两次。',
      orderId:
        '**30 秒内没有响应**时，请原样[重试](doc:general/conventions#retries)：`Idempotency-Key` 不变，更换时间戳、随机串和签名；密钥放在请求体的，`orderId` 不变。请求只会执行一次；`Idempotency-Key` 和 `orderId` 都没有的，可能执行两次。',
    },
    paging:
      '**翻页。**`page` 逐页加 1，直到 `records` 为空，或 `page` 与 `pageSize` 的乘积达到 10,000。',
    pagingByPeriod:
      '**翻页。**`page` 逐页加 1，直到 `records` 为空，或 `page` 与 `pageSize` 的乘积达到 10,000。`to` 请取过去的时间，否则新增的记录会使各页错位，造成重复或遗漏。超过 10,000 条时，请缩短时间段，分段查询。',
    kept: {
      list: '**记录保存 {days} 天。**查询更早的时间段返回空列表，不报错。',
      one: '**记录保存 {days} 天，**超过后返回错误码 1401。',
    },
    perSecond:
      '**频率限制。**每个应用每秒最多 {count} 次，超出时返回错误码 1301 和响应头 `Retry-After`。',
    callback: {
      deliveries: '推送规则',
      sameEnvelope:
        '`event`、`eventId` 和 `occurredAt` 为各事件的公共字段，其含义、验签和重推规则见[通用约定](doc:general/conventions#callbacks)。',
      respond:
        '请在 5 秒内返回 200 至 299 的任意状态码，再处理业务。否则我们会重推，依次间隔 10 秒、1 分钟、10 分钟、1 小时、6 小时，之后不再推送。重定向视为失败。',
      signed:
        '**先验签，再处理。**签名不正确时请返回 401，我们会视为推送失败并重推。六种语言的验签代码见[通用约定](doc:general/conventions#verify)。',
      unsigned:
        '**该回调没有签名。**请在回调地址的路径中加入难以猜测的内容，其他路径一律返回 404。涉及资金或权限时，请先查询对应的记录，以查询结果为准。',
      twice:
        '**重复、提前与乱序。**同一事件可能多次到达，请将处理过的 `eventId` 保留 24 小时，重复的事件也返回 200。事件可能早于接口的响应到达。同一对象的多个事件，以 `occurredAt` 较晚的为准；同一秒内的，以更靠后的状态为准。',
      address:
        '**回调地址。**须为 HTTPS，证书有效，且能从公网访问。我们的出口 IP 可能变化，请勿按 IP 过滤。',
      fields: `**新增字段和取值。**两者都[可能随时新增](doc:general/conventions#additions)。未知字段请忽略；${apiRules.zh.finalStatus}；未知事件返回 200 即可。`,
    },
  },
};
