import type { Localized } from '#contract/locale.ts';

/**
 * The page of the documentation that shows a practice session. Words shared with Try it are in that
 * module.
 */
export type WorkbenchWords = {
  name: string;
  /** Separates two sentences. */
  between: string;
  docs: string;
  intro: string;
  noScript: string;
  noScriptLink: string;
  facts: { host: string; accessKey: string; secretKey: string; endsIn: string };
  /** `{hours}` and `{minutes}` are the remaining time. */
  left: string;
  leftMinutes: string;
  newSession: string;
  show: string;
  hide: string;
  copyOf: string;
  tabsLabel: string;
  tabs: { traffic: string; signature: string; catcher: string };
  loading: string;
  ended: { text: string };
  away: { text: string };
  traffic: {
    label: string;
    /** `{number}` of an attempt, from the second on. */
    joined: string;
    attempt: string;
    newOnes: { one: string; other: string };
    keys: string;
    back: string;
    replay: string;
    replaying: string;
    replayed: string;
    replayedRefused: string;
    notWhole: string;
    deliverAgain: string;
    deliveredAgain: string;
    notDelivered: string;
    document: string;
    took: string;
    findLine: string;
    noAnswer: string;
    calledBack: string;
    failed: string;
    tabs: {
      request: string;
      lines: string;
      response: string;
      callbacks: string;
      callback: string;
      threeLines: string;
      receiver: string;
    };
    unsigned: string;
    linesUnknown: string;
    noBody: string;
    noCallbacks: string;
    noReply: string;
    copyShown: string;
  };
  empty: { heading: string; text: string; send: string; copyKeys: string };
  /** Search keywords besides its own words. */
  search: Record<'workbench' | 'traffic' | 'signature' | 'catcher', string>;
  signature: {
    target: string;
    headers: string;
    body: string;
    secret: string;
    hint: string;
    otherKey: string;
    check: string;
    takeLast: string;
    waiting: { heading: string; text: string };
    /** `{line}` is its number. */
    differs: string;
    /** Another value that the signature matches, by line number. */
    fitsAnother: readonly [string, string, string, string, string, string];
    signed: string;
    advice: readonly Advice[];
    reasons: Record<LineReason, string>;
    whole: { heading: string; text: string; reasons: Record<WholeReason, string> };
    unexplained: { heading: string; text: string };
    fits: { heading: string; text: string };
    /** `{name}` is a header. */
    incomplete: { heading: string; text: string; path: string; secret: string };
    document: string;
  };
  catcher: {
    address: string;
    secret: string;
    answers: string;
    ok: string;
    fail: string;
    late: string;
    schedule: string;
    none: { heading: string; text: string };
    atOnce: string;
    after: string;
    inSeconds: string;
    now: string;
    noAnswer: string;
    counts: readonly string[];
    /** `{count}` is the number of attempts in words, `{status}` the response. */
    failedOnce: string;
    failedEach: string;
    failedOften: string;
    failedLate: string;
    same: string;
    switchTo: string;
    nextTaken: string;
    taken: string;
    takenLater: string;
    givenUp: { lead: string; text: string };
    /** Our process ended twice in a row during an attempt. */
    setAside: { lead: string; text: string };
    soon: string;
    verify: string;
    signatureFits: string;
    signatureWrong: string;
    again: string;
    unsigned: string;
    notSet: string;
  };
};

type Advice = { lead: string; text: string };

/** Why one of the six lines differs from the signed one. */
export type LineReason =
  | 'method-case'
  | 'path-host'
  | 'path-base'
  | 'path-query'
  | 'path-slash'
  | 'path-plain'
  | 'query-order'
  | 'query-encoding'
  | 'query-plain'
  | 'query-mark'
  | 'query-missing'
  | 'time-seconds'
  | 'nonce-case'
  | 'body-multipart'
  | 'body-itself'
  | 'hash-case'
  | 'line-feed'
  | 'body-compact'
  | 'body-spaces'
  | 'body-sorted'
  | 'body-escaped'
  | 'body-end'
  | 'body-crlf'
  | 'body-empty';

/** Why a signature is wrong although every line is correct. */
export type WholeReason =
  | 'key-hex'
  | 'key-part'
  | 'key-space'
  | 'line-ends'
  | 'signature-case'
  | 'signature-base64';

export const workbenchWords: Localized<WorkbenchWords> = {
  en: {
    name: 'Workbench',
    between: ' ',
    docs: 'Docs',
    intro:
      'What you sent and what came back in this practice session. Nothing reaches a handset, nothing is charged.',
    noScript: 'The workbench needs JavaScript. The way from your keys to a first call is told in',
    noScriptLink: 'Get started',
    facts: {
      host: 'Host',
      accessKey: 'Access key',
      secretKey: 'Secret key',
      endsIn: 'Ends in',
    },
    left: '{hours} h {minutes} min',
    leftMinutes: '{minutes} min',
    newSession: 'New session',
    show: 'Show the secret key',
    hide: 'Hide the secret key',
    copyOf: 'Copy: {name}',
    tabsLabel: 'Workbench',
    tabs: {
      traffic: 'Traffic',
      signature: 'Signature checker',
      catcher: 'Callback catcher',
    },
    loading: 'Opening the practice session',
    ended: { text: 'Its keys lived for 24 hours.' },
    away: { text: 'What is shown here may be out of date.' },
    traffic: {
      label: 'Requests and callbacks, oldest first',
      joined: '{one}, {other}',
      attempt: 'try {number}',
      newOnes: { one: '1 new', other: '{count} new' },
      keys: 'Up and Down choose, Enter opens, R replays.',
      back: 'Back to traffic',
      replay: 'Replay',
      replaying: 'Sending',
      replayed: 'Sent again with a new time, nonce and signature.',
      replayedRefused:
        'Sent again with a new time, nonce and signature: it responded with {status}.',
      notWhole: 'Its body was not kept whole, so it cannot be replayed.',
      deliverAgain: 'Resend',
      deliveredAgain: 'It is resent, signed anew.',
      notDelivered: 'It could not be resent.',
      document: 'Open its document',
      took: '{count} ms',
      findLine: 'Find the line that differs',
      noAnswer: 'none',
      calledBack: ', callback sent',
      failed: 'This could not be loaded.',
      tabs: {
        request: 'Request',
        lines: 'Six signed lines',
        response: 'Response',
        callbacks: 'Callbacks',
        callback: 'Callback',
        threeLines: 'Three signed lines',
        receiver: 'Response',
      },
      unsigned: 'This request had its keys in the body and is therefore not signed.',
      linesUnknown: 'Its body was not kept whole, so the signed lines are not known.',
      noBody: 'No body.',
      noCallbacks: 'No callback has followed.',
      noReply: 'The receiver responded without a body.',
      copyShown: 'Copy what is shown',
    },
    empty: {
      heading: 'Nothing on the line yet',
      text: 'Everything you send with these practice keys appears here, with every callback: from a page of these documents or from your own code.',
      send: 'Send a first text',
      copyKeys: 'Copy the keys',
    },
    search: {
      workbench: 'sandbox, playground, practice session, test keys, debug',
      traffic: 'request log, inspect, replay, history',
      signature: 'verify signature, debug signature, canonical string, 1102',
      catcher: 'webhook inspector, webhook tester, catch callbacks, request bin, retries',
    },
    signature: {
      target: 'Method and path',
      headers: 'Headers',
      body: 'Body, exactly as sent',
      secret: 'Secret key',
      hint: 'Practice keys are known here. With a live key the check runs in this browser; the secret is not sent.',
      otherKey: 'For another access key than that of this session. It is not sent and not kept.',
      check: 'Check',
      takeLast: 'Take the last rejected request',
      waiting: {
        heading: 'Six lines are signed',
        text: 'Paste a request that was rejected with 1102. We build its six lines and find the one that you signed otherwise.',
      },
      differs: 'Line {line} differs',
      fitsAnother: [
        'Five lines are right. Your signature fits another method.',
        'Five lines are right. Your signature fits another path.',
        'Five lines are right. Your signature fits another query.',
        'Five lines are right. Your signature fits another time.',
        'Five lines are right. Your signature fits another nonce.',
        'Five lines are right. Your signature fits another body.',
      ],
      signed: 'you signed',
      advice: [
        {
          lead: 'Write the method in capitals.',
          text: 'GET, POST, PUT, PATCH or DELETE, as in the request itself.',
        },
        {
          lead: 'Sign the path alone.',
          text: 'Without host, without /sandbox and without query, encoded as it is sent.',
        },
        {
          lead: 'Encode, then sort.',
          text: 'Percent-encode everything but letters, digits and -._~, then sort by name and by value.',
        },
        {
          lead: 'Sign the time that you send.',
          text: 'X-Timestamp is in milliseconds, 13 digits. Line 4 is the same text.',
        },
        {
          lead: 'Sign the nonce that you send.',
          text: 'Make it once and use that text in the header and in line 5.',
        },
        {
          lead: 'Sign the bytes that you send.',
          text: 'Serialize the body once, sign that text and send that text.',
        },
      ],
      reasons: {
        'method-case': 'The method was signed in small letters.',
        'path-host': 'The path was signed with the host in front of it.',
        'path-base':
          'The path was signed with /sandbox in front of it. What is signed is the documented path.',
        'path-query': 'The path was signed with the query behind it. The query is line 3.',
        'path-slash': 'A slash at one end is there in one of them and not in the other.',
        'path-plain': 'The path was signed before it was encoded.',
        'query-order': 'The parameters were signed in another order.',
        'query-encoding':
          'The parameters were encoded otherwise: a space is %20, and hexadecimal digits are capitals.',
        'query-plain': 'The parameters were signed before they were encoded.',
        'query-mark': 'The query was signed with its question mark.',
        'query-missing': 'An empty line was signed, although the address has a query.',
        'time-seconds': 'That is in seconds. X-Timestamp is in milliseconds.',
        'nonce-case': 'The nonce was signed in other letters, or without its hyphens.',
        'body-multipart':
          'That is the hash of the whole body. A body with files is not signed: line 6 is the hash of nothing.',
        'body-itself': 'The body itself was signed. Line 6 is its SHA-256.',
        'hash-case': 'The hash was signed in capitals. Write it in small letters.',
        'line-feed': 'A line feed follows the sixth line. The text ends without one.',
        'body-compact':
          'That is the hash of the body without spaces and line feeds. It was formatted again after signing.',
        'body-spaces':
          'That is the hash of the body with spaces or line feeds between its fields. It was written anew after signing.',
        'body-sorted':
          'That is the hash of the body with its fields in another order. It was written anew after signing.',
        'body-escaped':
          'That is the hash of the body with some characters escaped, such as \\u00e9 or \\/. It was written anew after signing.',
        'body-end':
          'That is the hash of the body with a line feed or a space more, or less, at its end.',
        'body-crlf': 'That is the hash of the body whose lines end with CR LF.',
        'body-empty': 'That is the hash of an empty body. The body was not signed.',
      },
      whole: {
        heading: 'The six lines are right',
        text: 'What was made of them is not.',
        reasons: {
          'key-hex':
            'The secret key was read or written as hexadecimal. Use its text as it stands.',
          'key-part': 'Only the part behind the hyphen was used as key. Use the whole secret key.',
          'key-space': 'A space or a line feed stands at the end of the secret key.',
          'line-ends': 'The lines were joined with CR LF. Join them with a single line feed.',
          'signature-case': 'The signature is in capitals. Send it in small letters.',
          'signature-base64': 'The signature is Base64. Send it in hexadecimal, 64 small letters.',
        },
      },
      unexplained: {
        heading: 'No line explains it: check the secret key.',
        text: 'These are the six lines of what you pasted. Compare them with those that your code signs.',
      },
      fits: {
        heading: 'The signature fits.',
        text: 'All six lines are right, and so is the key.',
      },
      incomplete: {
        heading: 'Something is missing',
        text: 'The headers have no {name}.',
        path: 'Write the path, as in POST /v2/sms/mt.',
        secret: 'Write the secret key of this access key.',
      },
      document: 'How to sign',
    },
    catcher: {
      address: 'Address',
      secret: 'Callback secret',
      answers: 'How the catcher responds',
      ok: 'receives it',
      fail: 'to watch it resent',
      late: 'too late, counts as a failure',
      schedule: 'Live, the pauses are 10 s, 1 min, 10 min, 1 h and 6 h. Here they are seconds.',
      none: {
        heading: 'No callback yet',
        text: 'Send a text from its document: its receipt arrives here two seconds later.',
      },
      atOnce: 'at once',
      after: '+{seconds} s',
      inSeconds: 'in {seconds} s',
      now: 'now',
      noAnswer: '> 5 s',
      counts: ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
      failedOnce: 'One attempt, responded with {status}.',
      failedEach: '{count} attempts, each responded with {status}.',
      failedOften: '{count} attempts, the last responded with {status}.',
      failedLate: '{count} attempts, the last without a response in 5 seconds.',
      same: 'Same eventId, a new nonce and a new signature each time.',
      switchTo: 'Switch to 200 and the next one is the last.',
      nextTaken: 'The next one is received.',
      taken: 'Received at the first attempt.',
      takenLater: 'Received at attempt {number}.',
      givenUp: {
        lead: 'Given up after {number} attempts.',
        text: 'Nothing follows, live as little as here: query what you have missed.',
      },
      setAside: {
        lead: 'Set aside: our server was interrupted twice while sending it.',
        text: 'Nothing follows by itself. Send it again.',
      },
      soon: 'The first attempt is about to be made.',
      verify: 'Verify attempt {number}',
      signatureFits: 'X-Callback-Signature fits these three lines',
      signatureWrong: 'X-Callback-Signature does not fit these three lines',
      again: 'Resend',
      unsigned: 'This DID receipt is set to unsigned: there is nothing to verify.',
      notSet: 'The response could not be changed.',
    },
  },
  zh: {
    name: '调试台',
    between: '',
    docs: '文档',
    intro: '本次调试会话中发出的请求和收到的回调。不会真正下发，不计费。',
    noScript: '调试台需要启用 JavaScript。从获取密钥到发出第一次请求的步骤，请看',
    noScriptLink: '快速开始',
    facts: {
      host: '地址',
      accessKey: '访问密钥',
      secretKey: '签名密钥',
      endsIn: '剩余时间',
    },
    left: '{hours} 小时 {minutes} 分',
    leftMinutes: '{minutes} 分',
    newSession: '新会话',
    show: '显示签名密钥',
    hide: '隐藏签名密钥',
    copyOf: '复制{name}',
    tabsLabel: '调试台',
    tabs: {
      traffic: '请求与回调',
      signature: '签名校验',
      catcher: '回调接收',
    },
    loading: '正在开启调试会话',
    ended: { text: '测试密钥有效期为 24 小时。' },
    away: { text: '当前显示的内容可能不是最新的。' },
    traffic: {
      label: '请求与回调，按时间先后排列',
      joined: '{one}，{other}',
      attempt: '第 {number} 次',
      newOnes: { one: '1 条新记录', other: '{count} 条新记录' },
      keys: '上下键选择，回车打开，R 键重放。',
      back: '返回列表',
      replay: '重放',
      replaying: '发送中',
      replayed: '已重新发送，时间、随机串和签名都是新的。',
      replayedRefused: '已重新发送，时间、随机串和签名都是新的，返回 {status}。',
      notWhole: '请求体未完整保存，不能重放。',
      deliverAgain: '重推',
      deliveredAgain: '正在重推，签名是新的。',
      notDelivered: '未能重推。',
      document: '打开文档',
      took: '{count} ms',
      findLine: '查出不一致的那一行',
      noAnswer: '无',
      calledBack: '，已推送回调',
      failed: '未能加载。',
      tabs: {
        request: '请求',
        lines: '签名六行',
        response: '返回',
        callbacks: '回调',
        callback: '回调',
        threeLines: '签名三行',
        receiver: '响应',
      },
      unsigned: '该请求的密钥放在请求体中，因此没有签名。',
      linesUnknown: '请求体未完整保存，无法还原签名内容。',
      noBody: '没有请求体。',
      noCallbacks: '没有后续回调。',
      noReply: '接收端的响应没有内容。',
      copyShown: '复制当前内容',
    },
    empty: {
      heading: '还没有任何请求',
      text: '用这组测试密钥发出的请求及其回调都会出现在这里，无论来自文档页面还是您自己的代码。',
      send: '发送第一条短信',
      copyKeys: '复制密钥',
    },
    search: {
      workbench: '沙箱，调试环境，测试密钥，调试会话，在线调试',
      traffic: '请求日志，请求记录，重放',
      signature: '验签工具，签名调试，签名不一致，1102',
      catcher: '回调测试，回调调试，接收回调，重试',
    },
    signature: {
      target: '方法与路径',
      headers: '请求头',
      body: '请求体（与发送内容完全一致）',
      secret: '签名密钥',
      hint: '测试密钥无需填写。使用正式密钥时，校验在浏览器本地进行，密钥不会上传。',
      otherKey: '该访问密钥不属于本次会话，请填写对应的签名密钥。不会上传，也不会保存。',
      check: '校验',
      takeLast: '载入最近一次 1102',
      waiting: {
        heading: '参与签名的共有六行',
        text: '请粘贴返回 1102 的请求。我们按规则生成六行，找出与您签名时不同的那一行。',
      },
      differs: '第 {line} 行不一致',
      fitsAnother: [
        '其余五行正确，签名对应的是另一个方法。',
        '其余五行正确，签名对应的是另一个路径。',
        '其余五行正确，签名对应的是另一个查询串。',
        '其余五行正确，签名对应的是另一个时间。',
        '其余五行正确，签名对应的是另一个随机串。',
        '其余五行正确，签名对应的是另一份请求体。',
      ],
      signed: '您签名的是',
      advice: [
        { lead: '方法须大写。', text: 'GET、POST、PUT、PATCH 或 DELETE，与请求本身一致。' },
        {
          lead: '只对路径签名。',
          text: '不含主机名，不含 /sandbox，不含查询串，编码方式与发送时相同。',
        },
        {
          lead: '先编码，再排序。',
          text: '除字母、数字和 -._~ 外一律按百分号编码，再按名称、值依次排序。',
        },
        {
          lead: '签名的时间须与请求头相同。',
          text: 'X-Timestamp 以毫秒计，共 13 位，第 4 行与之逐字相同。',
        },
        {
          lead: '签名的随机串须与请求头相同。',
          text: '只生成一次，请求头和第 5 行使用同一个值。',
        },
        {
          lead: '签名与发送必须使用同一份字节。',
          text: '请求体只序列化一次，对这份文本签名并发送。',
        },
      ],
      reasons: {
        'method-case': '签名时方法用了小写。',
        'path-host': '签名时路径前带了主机名。',
        'path-base': '签名时路径前带了 /sandbox。参与签名的是文档中的路径。',
        'path-query': '签名时路径后带了查询串，查询串应单独作为第 3 行。',
        'path-slash': '两者开头或末尾相差一个斜杠。',
        'path-plain': '签名时路径尚未编码。',
        'query-order': '签名时参数的顺序不同。',
        'query-encoding': '签名时参数的编码方式不同：空格应编码为“%20”，十六进制字母应为大写。',
        'query-plain': '签名时参数尚未编码。',
        'query-mark': '签名时查询串带了问号。',
        'query-missing': '地址中有查询串，签名时这一行却是空的。',
        'time-seconds': '这是以秒计的时间，X-Timestamp 以毫秒计。',
        'nonce-case': '签名时随机串的大小写不同，或去掉了连字符。',
        'body-multipart': '这是整个请求体的哈希。含文件的请求体不参与签名，第 6 行是空内容的哈希。',
        'body-itself': '签名时用了请求体本身，第 6 行应为它的 SHA-256。',
        'hash-case': '签名时哈希用了大写，应为小写。',
        'line-feed': '第 6 行之后多了一个换行，末尾不应有换行。',
        'body-compact': '这是去掉空格和换行后的哈希：签名之后，请求体又被格式化了一次。',
        'body-spaces': '这是字段之间带空格或换行时的哈希：签名之后，请求体又重新生成了一次。',
        'body-sorted': '这是字段顺序不同时的哈希：签名之后，请求体又重新生成了一次。',
        'body-escaped':
          '这是部分字符转义后的哈希，例如中文或斜杠：签名之后，请求体又重新生成了一次。',
        'body-end': '这是请求体末尾多了或少了换行、空格时的哈希。',
        'body-crlf': '这是请求体以 CR LF 换行时的哈希。',
        'body-empty': '这是空内容的哈希：签名时没有带上请求体。',
      },
      whole: {
        heading: '六行均正确',
        text: '问题出在计算签名的方式。',
        reasons: {
          'key-hex': '签名密钥被当作十六进制处理，应直接使用其文本。',
          'key-part': '只用了连字符之后的部分作为密钥，应使用完整的签名密钥。',
          'key-space': '签名密钥末尾多了空格或换行。',
          'line-ends': '各行之间用了 CR LF，应只用一个换行符。',
          'signature-case': '签名用了大写，应为小写。',
          'signature-base64': '签名用了 Base64，应为 64 位小写十六进制。',
        },
      },
      unexplained: {
        heading: '六行均无异常，请检查签名密钥。',
        text: '以下是根据您粘贴的内容生成的六行，请与代码中参与签名的六行逐行比较。',
      },
      fits: { heading: '签名正确。', text: '六行与密钥均正确。' },
      incomplete: {
        heading: '内容不完整',
        text: '请求头中没有 {name}。',
        path: '请填写方法和路径。',
        secret: '请填写该访问密钥对应的签名密钥。',
      },
      document: '签名方法',
    },
    catcher: {
      address: '接收地址',
      secret: '回调密钥',
      answers: '接收端的响应',
      ok: '正常接收',
      fail: '观察重推过程',
      late: '超时，视为失败',
      schedule: '正式环境的间隔为 10 秒、1 分钟、10 分钟、1 小时和 6 小时，这里缩短为数秒。',
      none: {
        heading: '还没有回调',
        text: '在文档页面发送一条短信，两秒后回执就会到达这里。',
      },
      atOnce: '立即',
      after: '+{seconds} 秒',
      inSeconds: '{seconds} 秒后',
      now: '即将推送',
      noAnswer: '> 5 秒',
      counts: [],
      failedOnce: '已推送 1 次，返回 {status}。',
      failedEach: '已推送 {count} 次，均返回 {status}。',
      failedOften: '已推送 {count} 次，最近一次返回 {status}。',
      failedLate: '已推送 {count} 次，最近一次 5 秒内没有响应。',
      same: 'eventId 不变，每次的随机串和签名都是新的。',
      switchTo: '切换为 200 后，下一次即为最后一次。',
      nextTaken: '下一次将推送成功。',
      taken: '第一次推送即成功。',
      takenLater: '第 {number} 次推送成功。',
      givenUp: {
        lead: '推送 {number} 次后放弃。',
        text: '此后不再推送，正式环境也是如此，请通过查询接口补取遗漏的结果。',
      },
      setAside: {
        lead: '已搁置：推送期间我们的服务器两次中断。',
        text: '不会自动重推，请手动重推。',
      },
      soon: '即将第一次推送。',
      verify: '校验第 {number} 次',
      signatureFits: 'X-Callback-Signature 与以上三行一致',
      signatureWrong: 'X-Callback-Signature 与以上三行不一致',
      again: '重推',
      unsigned: '该 DID 回执设为无签名，无需校验。',
      notSet: '未能修改响应方式。',
    },
  },
};
