import type { DeliveryProblem } from '#contract/deliveries.ts';
import type { Localized } from '#contract/locale.ts';
import { apiRules, withoutCode } from '../api-rules.ts';

/** The panel that sends a call from its document. It is loaded with its first use. */
export type TryWords = {
  title: string;
  practice: string;
  close: string;
  tabs: { request: string; run: string };
  required: string;
  optional: string;
  conditional: string;
  /** `{count}` is a number of fields, spelled out where possible. */
  moreFields: { one: string; other: string };
  counts: string[];
  send: string;
  sending: string;
  /** `{seconds}` is the remaining time. */
  sendIn: string;
  byOutcome: string;
  /** `{recipient}` is the first of the list. */
  otherRecipients: string;
  otherMails: string;
  openList: string;
  thisPage: string;
  thisPageAbout: string;
  otherAddress: string;
  freshKey: string;
  characters: string;
  smsCharacters: { one: string; other: string };
  ask: { label: string; none: string; own: string; common: string };
  copy: { as: string; choose: string; copied: string; failed: string; keys: string };
  copyValue: string;
  invalid: { one: string; other: string };
  sendAnyway: string;
  /** Version 1: in place of a signature. */
  keysInBody: string;
  /** Field errors: `{from}` and `{to}` are its limits. */
  wrong: {
    missing: string;
    phone: string;
    mail: string;
    address: string;
    number: string;
    range: RangeSentences;
    length: RangeSentences;
    items: RangeSentences;
    pattern: string;
    json: string;
    file: string;
    /** What the response refuses: `{values}` are joined by the next two, `{expected}` is English. */
    oneOf: string;
    separator: string;
    or: string;
    expected: string;
    /** `{name}` is a part of the field. */
    inside: string;
  };
  /** `{name}` is a file name. */
  readyFile: string;
  chooseFile: string;
  run: {
    ready: string;
    nothingYet: string;
    sent: string;
    response: string;
    /** The step that shows the outcome: of a message, a call, or a record with states. */
    ways: Record<'message' | 'call' | 'thing', { live: string; done: string }>;
    callback: string;
    next: string;
    arrives: string;
    noCallbackLater: string;
    waiting: string;
    seconds: string;
    milliseconds: string;
    sixLines: string;
    headersAndLines: string;
    lines: { method: string; path: string; query: string; body: string };
    empty: string;
    body: string;
    wholeResponse: string;
    wholeCallback: { one: string; other: string };
    more: string;
    signatureRight: string;
    signatureWrong: string;
    unsigned: string;
    taken: string;
    refusedBy: string;
    problems: Record<DeliveryProblem, string>;
    nextAttempt: string;
    givenUp: string;
    queryRecord: string;
    openInWorkbench: string;
  };
  refused: {
    heading: string;
    text: string;
    retry: string;
    allCodes: string;
    field: string;
    received: string;
    expected: string;
    /** `{value}` is the only clear value. */
    putIn: string;
    /** At a line of the canonical string that was signed otherwise. */
    signed: string;
    differs: string;
    checker: string;
  };
  limited: { heading: string; text: string };
  ended: {
    heading: string;
    text: string;
    action: string;
    station: string;
    after: string;
    gone: string;
  };
  away: {
    /** `{seconds}`: how long we waited. */
    after: string;
    atOnce: string;
    heading: string;
    text: string;
    again: string;
    retry: string;
    status: string;
  };
  off: string;
  tooManySessions: string;
  notOpened: string;
  insecure: string;
  retries: Record<'no' | 'wait' | 'later' | 'ask', string>;
  spoken: { answered: string; after: string; callback: string; callbackWrong: string };
  /** Words in the steps of Get started. */
  start: {
    getKeys: string;
    copyAll: string;
    newKeys: string;
    allFields: string;
    callbackFirst: string;
    deliverAgain: string;
    /** Separates two checked items. */
    separator: string;
  };
  /** In the footer of the sample: its result `{what}`, `{time}`. */
  lastRun: string;
};

type RangeSentences = { between: string; upTo: string; from: string; exactly: string };

export const tryWords: Localized<TryWords> = {
  en: {
    title: 'Try it',
    practice: 'Practice: nothing reaches a handset, nothing is charged. No account needed.',
    close: 'Close',
    tabs: { request: 'Request', run: 'What happens' },
    required: 'Required',
    optional: 'Optional',
    conditional: 'Conditional',
    moreFields: { one: 'One more optional field', other: '{count} more optional fields' },
    counts: ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
    send: 'Send',
    sending: 'Sending',
    sendIn: 'Send in {seconds} s',
    byOutcome: 'Chosen by outcome: numbers reserved for fiction.',
    otherRecipients: 'Any other number: as {recipient}',
    otherMails: 'Any other address: as {recipient}',
    openList: 'Show the outcomes',
    thisPage: 'this page',
    thisPageAbout: 'The callback arrives beside this form.',
    otherAddress: 'Or type an https address of yours.',
    freshKey: 'a new one each time',
    characters: '{count} of {to} characters',
    smsCharacters: {
      one: '{count} of {to} characters, {encoding}, 1 segment',
      other: '{count} of {to} characters, {encoding}, {segments} segments',
    },
    ask: {
      label: 'Ask for an error',
      none: 'No, carry it out',
      own: 'This call',
      common: 'Every signed call',
    },
    copy: {
      as: 'Copy as {language}',
      choose: 'Copy in another language',
      copied: 'Copied',
      failed: 'Not copied',
      keys: 'Keys as .env',
    },
    copyValue: 'Copy',
    invalid: { one: '1 field needs a change.', other: '{count} fields need a change.' },
    sendAnyway: 'Send anyway',
    keysInBody: 'Keys in the body',
    wrong: {
      missing: 'Required.',
      phone: 'Digits only, country code first, no plus sign.',
      mail: 'Write an email address.',
      address: 'Write an address that starts with https://.',
      number: 'Write a whole number.',
      range: {
        between: 'Write a number from {from} to {to}.',
        upTo: 'Write a number up to {to}.',
        from: 'Write a number from {from} on.',
        exactly: 'Write {to}.',
      },
      length: {
        between: 'Write {from} to {to} characters.',
        upTo: 'Write up to {to} characters.',
        from: 'Write at least {from} characters.',
        exactly: 'Write {to} characters.',
      },
      items: {
        between: 'Write {from} to {to} numbers.',
        upTo: 'Write up to {to} numbers.',
        from: 'Write at least {from} numbers.',
        exactly: 'Write {to} numbers.',
      },
      pattern: 'This does not fit {pattern}.',
      json: 'This is not valid JSON.',
      file: 'Choose a file.',
      oneOf: 'Use {values}.',
      separator: ', ',
      or: '{one} or {other}',
      expected: 'Expected: {expected}.',
      inside: '{name}: {text}',
    },
    readyFile: '{name} is ready to send. Choose another one to send yours.',
    chooseFile: 'Choose',
    run: {
      ready: 'Ready',
      nothingYet: 'nothing sent yet',
      sent: 'Sent',
      response: 'Response',
      ways: {
        message: { live: 'On its way', done: 'On its way' },
        call: { live: 'In the call', done: 'The call' },
        thing: { live: 'In progress', done: 'Its progress' },
      },
      callback: 'Callback',
      next: 'Next',
      arrives: 'Arrives here a few seconds after the response, signed.',
      noCallbackLater: 'This request reports nothing later.',
      waiting: 'waiting',
      seconds: '{seconds} s',
      milliseconds: '{count} ms',
      sixLines: 'The six lines that were signed',
      headersAndLines: 'Headers and the six signed lines',
      lines: { method: 'method', path: 'path', query: 'query', body: 'SHA-256 of the body' },
      empty: 'empty',
      body: 'Body, {count} bytes',
      wholeResponse: 'Whole response',
      wholeCallback: {
        one: 'Whole callback',
        other: 'Whole callback with its three headers',
      },
      more: 'and {count} more',
      signatureRight: 'signature checked',
      signatureWrong: 'signature does not match',
      unsigned: 'set to unsigned',
      taken: 'responded with {status} in {count} ms',
      refusedBy: 'responded with {status}',
      problems: {
        'not-allowed': 'We do not send to this address: use https, without a port or a password.',
        'not-public': 'Not a public address. We send to hosts on the public internet only.',
        'name-not-found': 'The name of the host was not found.',
        'no-connection': 'We could not connect to the host.',
        certificate: 'The certificate of the host is not valid.',
        'no-answer': 'No response in 5 seconds.',
        closed: 'The host closed the connection without a response.',
        'bad-answer': 'The response of the host is not valid HTTP.',
        interrupted: 'Our server was interrupted during this attempt.',
        limited: 'Too many callbacks in this hour. Let them arrive on this page.',
      },
      nextAttempt: 'Attempt {number} follows.',
      givenUp: 'Given up after {number} attempts.',
      queryRecord: 'Query this record',
      openInWorkbench: 'Open in the workbench',
    },
    refused: {
      heading: 'No callback follows',
      text: 'A rejected request sends nothing, so there is nothing to report.',
      retry: 'Retry: {way}.',
      allCodes: 'All error codes',
      field: 'Field',
      received: 'Received',
      expected: 'Expected',
      putIn: 'Put in {value}',
      signed: 'signed',
      differs: 'This line differs.',
      checker: 'Find the line that differs',
    },
    limited: {
      heading: 'Practice allows 10 requests in 10 seconds.',
      text: 'This is a real 1301, as your code will see it: wait for the seconds in Retry-After. The button comes back by itself; nothing is sent without you.',
    },
    ended: {
      heading: 'This practice session has ended.',
      text: 'Its keys lived for 24 hours. What you typed is still here.',
      action: 'Start a new one',
      station: 'Ended',
      after: 'after 24 hours',
      gone: 'Requests and callbacks of this session are gone. A new session has new keys; code that uses the old ones gets 1101.',
    },
    away: {
      after: 'No response after {seconds} s',
      atOnce: 'No response',
      heading: 'The practice host cannot be reached.',
      text: 'What you typed is still here.',
      again: 'Try again with the same idempotency key: it is carried out once.',
      retry: 'Try again',
      status: 'Service status',
    },
    off: 'Try it is switched off on this site.',
    tooManySessions: 'Too many practice sessions from your network. Try again in an hour.',
    notOpened: 'The practice session could not be opened.',
    insecure:
      'Your browser signs only on https or on localhost. Open this page there to send a request.',
    retries: {
      no: 'after changing the request',
      wait: withoutCode(apiRules.en.waitTimes),
      later: 'once the cause is gone',
      ask: 'after a person has acted',
    },
    spoken: {
      answered: 'Response {status}',
      after: '{state} after {seconds} s',
      callback: 'Callback received, signature checked',
      callbackWrong: 'Callback received, signature does not match',
    },
    start: {
      getKeys: 'Get practice keys',
      copyAll: 'Copy all four',
      newKeys: 'New keys',
      allFields: 'All fields',
      callbackFirst: 'Send the first call: its callback arrives here.',
      deliverAgain: 'Resend it',
      separator: ', ',
    },
    lastRun: 'Last run: {what}, {time}',
  },
  zh: {
    title: '在线调试',
    practice: '沙箱：不会真正下发，不计费，无需注册。',
    close: '关闭',
    tabs: { request: '请求', run: '执行过程' },
    required: '必填',
    optional: '选填',
    conditional: '条件必填',
    moreFields: { one: '另有 1 个选填项', other: '另有 {count} 个选填项' },
    counts: [],
    send: '发送',
    sending: '发送中',
    sendIn: '{seconds} 秒后可重发',
    byOutcome: '按结果选择：均为保留的测试号码。',
    otherRecipients: '其他号码：同 {recipient}',
    otherMails: '其他邮箱：同 {recipient}',
    openList: '展开结果列表',
    thisPage: '本页接收端',
    thisPageAbout: '回调直接显示在表单旁边。',
    otherAddress: '也可以填写您自己的 https 地址。',
    freshKey: '每次自动生成',
    characters: '{count} / {to} 个字符',
    smsCharacters: {
      one: '{count} / {to} 个字符，{encoding}，1 条',
      other: '{count} / {to} 个字符，{encoding}，{segments} 条',
    },
    ask: {
      label: '指定返回错误',
      none: '不指定，正常执行',
      own: '本接口',
      common: '所有签名接口',
    },
    copy: {
      as: '复制为 {language}',
      choose: '换一种语言复制',
      copied: '已复制',
      failed: '复制失败',
      keys: '.env 格式的密钥',
    },
    copyValue: '复制',
    invalid: { one: '1 处需要修改。', other: '{count} 处需要修改。' },
    sendAnyway: '仍然发送',
    keysInBody: '密钥放在请求体中',
    wrong: {
      missing: '必填。',
      phone: '须以国家代码开头，纯数字，不带加号。',
      mail: '请填写邮箱地址。',
      address: '请填写以 https:// 开头的地址。',
      number: '请填写整数。',
      range: {
        between: '请填写 {from} 至 {to} 之间的数。',
        upTo: '请填写不大于 {to} 的数。',
        from: '请填写不小于 {from} 的数。',
        exactly: '请填写 {to}。',
      },
      length: {
        between: '请填写 {from} 至 {to} 个字符。',
        upTo: '最多填写 {to} 个字符。',
        from: '至少填写 {from} 个字符。',
        exactly: '请填写 {to} 个字符。',
      },
      items: {
        between: '请填写 {from} 至 {to} 个号码。',
        upTo: '最多填写 {to} 个号码。',
        from: '至少填写 {from} 个号码。',
        exactly: '请填写 {to} 个号码。',
      },
      pattern: '不符合格式 {pattern}。',
      json: '不是合法的 JSON。',
      file: '请选择文件。',
      oneOf: '请使用 {values}。',
      separator: '、',
      or: '{one} 或 {other}',
      expected: '应为：{expected}。',
      inside: '{name}：{text}',
    },
    readyFile: '{name} 已准备好，可直接发送，也可以另选文件。',
    chooseFile: '选择文件',
    run: {
      ready: '就绪',
      nothingYet: '尚未发送',
      sent: '已发送',
      response: '返回',
      ways: {
        message: { live: '发送中', done: '发送过程' },
        call: { live: '呼叫中', done: '呼叫过程' },
        thing: { live: '处理中', done: '处理过程' },
      },
      callback: '回调',
      next: '下一步',
      arrives: '返回之后几秒到达本页，带签名。',
      noCallbackLater: '本次请求没有后续回调。',
      waiting: '等待中',
      seconds: '{seconds} 秒',
      milliseconds: '{count} ms',
      sixLines: '参与签名的六行',
      headersAndLines: '请求头与参与签名的六行',
      lines: { method: '方法', path: '路径', query: '查询串', body: '请求体 SHA-256' },
      empty: '空',
      body: '请求体，{count} 字节',
      wholeResponse: '完整返回',
      wholeCallback: { one: '完整回调', other: '完整回调与三个请求头' },
      more: '另有 {count} 条',
      signatureRight: '验签通过',
      signatureWrong: '验签不通过',
      unsigned: '已设为无签名',
      taken: '{count} ms 返回 {status}',
      refusedBy: '返回 {status}',
      problems: {
        'not-allowed': '不会请求该地址：须为 https，且不带端口、用户名和密码。',
        'not-public': '不是公网地址。回调只推送到公网上的主机。',
        'name-not-found': '找不到该主机名。',
        'no-connection': '无法与该主机建立连接。',
        certificate: '该主机的证书无效。',
        'no-answer': '5 秒内没有响应。',
        closed: '该主机未响应就断开了连接。',
        'bad-answer': '该主机返回的内容不是有效的 HTTP 响应。',
        interrupted: '本次推送期间，我们的服务器中断。',
        limited: '本小时的回调次数已用完，请改用本页接收。',
      },
      nextAttempt: '即将第 {number} 次推送。',
      givenUp: '推送 {number} 次后放弃。',
      queryRecord: '查询这条记录',
      openInWorkbench: '在调试台中查看',
    },
    refused: {
      heading: '不会有回调',
      text: '请求被拒绝，没有执行，因此没有回调。',
      retry: '重试：{way}。',
      allCodes: '全部错误码',
      field: '字段',
      received: '收到',
      expected: '应为',
      putIn: '改为 {value}',
      signed: '实际签名',
      differs: '该行不一致。',
      checker: '找出不一致的一行',
    },
    limited: {
      heading: '沙箱每 10 秒最多 10 次请求。',
      text: '这是真实的 1301，与您的程序收到的一致：请按 Retry-After 的秒数等待。按钮会自动恢复，不会自动重发。',
    },
    ended: {
      heading: '本次调试会话已结束。',
      text: '测试密钥有效期为 24 小时。您填写的内容仍然保留。',
      action: '开始新会话',
      station: '已结束',
      after: '满 24 小时',
      gone: '本次会话的请求与回调已清除。新会话使用新密钥，继续使用旧密钥会返回 1101。',
    },
    away: {
      after: '{seconds} 秒内没有返回',
      atOnce: '没有返回',
      heading: '无法连接沙箱。',
      text: '您填写的内容仍然保留。',
      again: '可用相同的幂等键重试，只会执行一次。',
      retry: '重试',
      status: '服务状态',
    },
    off: '本站未开启在线调试。',
    tooManySessions: '您所在网络开启的调试会话过多，请一小时后再试。',
    notOpened: '未能开启调试会话。',
    insecure: '浏览器只在 https 或 localhost 下提供签名功能，请换用这样的地址打开本页后发送。',
    retries: {
      no: '修改请求之后',
      wait: withoutCode(apiRules.zh.waitTimes),
      later: '原因消除之后',
      ask: '人工处理之后',
    },
    spoken: {
      answered: '已返回 {status}',
      after: '{seconds} 秒后 {state}',
      callback: '已收到回调，验签通过',
      callbackWrong: '已收到回调，验签不通过',
    },
    start: {
      getKeys: '获取测试密钥',
      copyAll: '复制全部四项',
      newKeys: '更换密钥',
      allFields: '全部参数',
      callbackFirst: '发出第一次请求后，回调会显示在这里。',
      deliverAgain: '重推',
      separator: '，',
    },
    lastRun: '上次运行：{what}，{time}',
  },
};
