import type { DeliveryProblem } from '#contract/deliveries.ts';
import type { Localized } from '#contract/locale.ts';
import type { ActionWords } from './console-confirm.ts';

/** Why a test or a delivery failed. */
export type DeliveryCause = 'refused-signature' | 'redirect' | 'refused' | DeliveryProblem;

export type ConsoleCallbacksWords = {
  title: string;
  sentence: string;
  closed: { sentence: string; ask: string };
  address: {
    heading: string;
    label: string;
    hint: string;
    save: string;
    saving: string;
    saved: string;
    done: string;
    removed: string;
    unchanged: { heading: string; sentence: string };
    none: string;
  };
  secret: {
    heading: string;
    sentence: string;
    endsWith: string;
    none: string;
    next: string;
    nextReady: string;
    show: string;
    prepare: string;
    again: string;
    switchTo: string;
    hint: string;
    dialog: {
      heading: string;
      nextHeading: string;
      inUse: string;
      next: string;
      nextSentence: string;
      copy: { copy: string; copied: string; failed: string };
      copyNext: { copy: string; copied: string; failed: string };
      done: string;
    };
    switching: {
      heading: string;
      sentence: string;
      keep: string;
      act: string;
      acting: string;
      done: string;
      doneSentence: string;
      /** Where a gateway reads the change, which takes up to a minute. */
      doneSoon: string;
    };
  };
  test: {
    heading: string;
    event: string;
    send: string;
    again: string;
    sending: string;
    saveFirst: string;
    sent: string;
    connected: string;
    notConnected: string;
    answer: string;
    none: string;
    waiting: string;
    /** A delivery that the receiver rejected. */
    answered: string;
    received: string;
    /** Joins what happened and its consequence. */
    joined: string;
    tookMs: string;
    took: string;
    whatWeSent: string;
    copy: { copy: string; copied: string; failed: string };
    about: string;
  };
  causes: Record<DeliveryCause, { short: string; long: string }>;
  deliveries: {
    heading: string;
    lastDay: string;
    empty: string;
    table: string;
    columns: Record<'time' | 'event' | 'attempts' | 'answer' | 'actions', string>;
    attempts: { one: string; other: string };
    none: string;
    nextTry: string;
    givenUp: string;
    milliseconds: string;
    now: string;
    again: string;
    schedule: string;
  };
  confirmations: Record<'address' | 'show' | 'prepare' | 'switch', ActionWords>;
};

export const consoleCallbacksWords: Localized<ConsoleCallbacksWords> = {
  en: {
    title: 'Callbacks',
    sentence:
      'We send the result of each message to your program, which must respond with 2xx within 5 seconds.',
    closed: {
      sentence:
        'You see where callbacks of your company go. Only people with the right “Manage keys” change it.',
      ask: 'Ask {name} for the right',
    },
    address: {
      heading: 'Address',
      label: 'HTTPS address',
      hint: 'Leave it empty to receive no callbacks.',
      save: 'Save',
      saving: 'Saving',
      saved: 'Address saved',
      done: 'Callbacks go there from now on.',
      removed: 'No callbacks are sent from now on.',
      unchanged: { heading: 'Nothing to save', sentence: 'The address is as it was.' },
      none: 'none',
    },
    secret: {
      heading: 'Callback secret',
      sentence:
        'Begins with “cs-” and signs every callback, so that you know it is ours. It does not sign your requests.',
      endsWith: 'Ends with',
      none: 'not made yet',
      next: 'New one',
      nextReady: 'made, not in use yet',
      show: 'Show the secret',
      prepare: 'Make a new secret',
      again: 'Make another',
      switchTo: 'Switch to the new one',
      hint: 'You see the new one before it is used. Let your program take both, then switch.',
      dialog: {
        heading: 'Callback secret',
        nextHeading: 'The new callback secret',
        inUse: 'In use',
        next: 'New',
        nextSentence:
          'It signs nothing yet. Let your program take both, then switch to it on the page behind.',
        copy: { copy: 'Copy the secret', copied: 'Secret copied', failed: 'Not copied' },
        copyNext: { copy: 'Copy the new secret', copied: 'Secret copied', failed: 'Not copied' },
        done: 'Done',
      },
      switching: {
        heading: 'Switch to the new secret?',
        sentence:
          'From then on it signs every attempt, also when earlier events are resent. The old one is forgotten.',
        keep: 'Not yet',
        act: 'Switch now',
        acting: 'Switching',
        done: 'Secret switched',
        doneSentence: 'Remove the old one from your program.',
        doneSoon: 'Takes effect within a minute. Then remove the old one from your program.',
      },
    },
    test: {
      heading: 'Send a test callback',
      event: 'Event',
      send: 'Send a test',
      again: 'Send again',
      sending: 'Sending',
      saveFirst: 'Save first',
      sent: 'Sent',
      connected: 'Connected',
      notConnected: 'Not connected',
      answer: 'Response',
      none: 'none',
      waiting: 'Waiting for your response.',
      answered: 'Your program responded with {status}.',
      received: 'Received.',
      joined: '{lead} {rest}',
      took: 'A response within 5 s counts; yours took {count} ms.',
      tookMs: '{count} ms',
      whatWeSent: 'What we sent',
      copy: { copy: 'Copy', copied: 'Copied', failed: 'Not copied' },
      about: 'The documented example of the event you choose, signed like every callback.',
    },
    causes: {
      'refused-signature': {
        short: 'rejected',
        long: 'Usually the signature was checked with an old secret, or over a changed body.',
      },
      redirect: { short: 'redirect', long: 'Redirect, we do not follow.' },
      refused: { short: 'rejected', long: 'Only a response of 2xx counts as received.' },
      'no-answer': { short: 'no response in 5 s', long: 'No response in 5 s.' },
      'name-not-found': { short: 'name not found', long: 'Name not found.' },
      certificate: { short: 'certificate not valid', long: 'Certificate not valid.' },
      'no-connection': { short: 'no connection', long: 'We could not connect to the host.' },
      closed: { short: 'closed', long: 'The host closed the connection without a response.' },
      'bad-answer': { short: 'not HTTP', long: 'The response of the host is not valid HTTP.' },
      interrupted: { short: 'interrupted', long: 'Our server was interrupted.' },
      'not-allowed': {
        short: 'not allowed',
        long: 'The address must use https, without a port or a password.',
      },
      'not-public': {
        short: 'not public',
        long: 'Not a public address. We send to hosts on the public internet only.',
      },
      limited: { short: 'too many', long: 'Too many callbacks in an hour; try again later.' },
    },
    deliveries: {
      heading: 'Last deliveries',
      lastDay: '24 hours: {received} delivered, {waiting} waiting, {givenUp} given up',
      empty: 'Nothing sent yet. Send a test callback.',
      table: 'Deliveries with their attempts',
      columns: {
        time: 'Time',
        event: 'Event',
        attempts: 'Attempts',
        answer: 'Your response',
        actions: 'Actions',
      },
      attempts: { one: '1 attempt', other: '{count} attempts' },
      none: 'none',
      nextTry: 'next try {time}',
      givenUp: '{cause}, given up',
      milliseconds: '{count} ms',
      now: 'Send now',
      again: 'Send again',
      schedule:
        'The sandbox resends after 1, 2, 4, 8 and 16 seconds; live callbacks are resent after 10 s, 1 min, 10 min, 1 h and 6 h.',
    },
    confirmations: {
      address: { phrase: 'change the callback address', action: 'Save the address' },
      show: { phrase: 'see the callback secret', action: 'Show the secret' },
      prepare: { phrase: 'make a new callback secret', action: 'Make a new secret' },
      switch: { phrase: 'switch to the new callback secret', action: 'Switch now' },
    },
  },
  zh: {
    title: '回调',
    sentence: '每条消息的结果都会推送到您的程序，程序需在 5 秒内返回 2xx。',
    closed: {
      sentence: '您可以查看贵公司的回调设置。只有拥有“管理密钥”权限的人才能修改。',
      ask: '请联系 {name} 开通权限',
    },
    address: {
      heading: '地址',
      label: 'HTTPS 地址',
      hint: '留空则不推送回调。',
      save: '保存',
      saving: '正在保存',
      saved: '地址已保存',
      done: '此后的回调将推送到该地址。',
      removed: '此后不再推送回调。',
      unchanged: { heading: '无需保存', sentence: '回调地址没有变化。' },
      none: '未设置',
    },
    secret: {
      heading: '回调密钥',
      sentence: '以“cs-”开头，用于对每次回调签名，供您核实回调由我们发出；不能用于请求签名。',
      endsWith: '末四位',
      none: '尚未生成',
      next: '新密钥',
      nextReady: '已生成，尚未启用',
      show: '查看回调密钥',
      prepare: '生成新密钥',
      again: '再次生成',
      switchTo: '切换到新密钥',
      hint: '启用前会先显示新密钥。请先让程序同时接受新旧密钥，再切换。',
      dialog: {
        heading: '回调密钥',
        nextHeading: '新的回调密钥',
        inUse: '使用中',
        next: '新密钥',
        nextSentence: '新密钥尚未用于签名。请先让程序同时接受新旧密钥，再在页面上切换。',
        copy: { copy: '复制回调密钥', copied: '密钥已复制', failed: '未能复制' },
        copyNext: { copy: '复制新密钥', copied: '密钥已复制', failed: '未能复制' },
        done: '完成',
      },
      switching: {
        heading: '切换到新密钥？',
        sentence: '切换后每次推送都使用新密钥签名，包括之前事件的重推。旧密钥将不再保留。',
        keep: '暂不切换',
        act: '立即切换',
        acting: '正在切换',
        done: '回调密钥已切换',
        doneSentence: '请从程序中移除旧密钥。',
        doneSoon: '一分钟内生效，之后请从程序中移除旧密钥。',
      },
    },
    test: {
      heading: '发送测试回调',
      event: '事件',
      send: '发送测试',
      again: '再次发送',
      sending: '正在发送',
      saveFirst: '请先保存',
      sent: '已发送',
      connected: '已连接',
      notConnected: '未连接',
      answer: '响应',
      none: '无',
      waiting: '正在等待您的响应。',
      answered: '您的程序返回了 {status}。',
      received: '已送达。',
      joined: '{lead}{rest}',
      took: '5 秒内响应即视为成功，本次用时 {count} 毫秒。',
      tookMs: '{count} 毫秒',
      whatWeSent: '我们发送的内容',
      copy: { copy: '复制', copied: '已复制', failed: '未能复制' },
      about: '按文档示例发送所选事件，签名方式与其他回调一致。',
    },
    causes: {
      'refused-signature': {
        short: '被拒绝',
        long: '通常是使用了旧密钥验签，或验签前请求体已被改动。',
      },
      redirect: { short: '重定向', long: '发生重定向，我们不会跟随。' },
      refused: { short: '被拒绝', long: '只有返回 2xx 才视为送达。' },
      'no-answer': { short: '5 秒内无响应', long: '5 秒内无响应。' },
      'name-not-found': { short: '域名无法解析', long: '域名无法解析。' },
      certificate: { short: '证书无效', long: '证书无效。' },
      'no-connection': { short: '无法连接', long: '无法建立连接。' },
      closed: { short: '连接断开', long: '对方未响应就断开了连接。' },
      'bad-answer': { short: '响应无效', long: '对方返回的不是有效的 HTTP 响应。' },
      interrupted: { short: '推送中断', long: '推送期间我们的服务器中断。' },
      'not-allowed': { short: '地址不可用', long: '地址须为 https，且不带端口、用户名和密码。' },
      'not-public': { short: '非公网地址', long: '该地址不在公网上，无法推送。' },
      limited: { short: '次数过多', long: '一小时内的回调次数过多，请稍后再试。' },
    },
    deliveries: {
      heading: '最近推送',
      lastDay: '24 小时：成功 {received}，等待 {waiting}，放弃 {givenUp}',
      empty: '暂无推送记录，可先发送一条测试回调。',
      table: '推送记录与每次尝试',
      columns: {
        time: '时间',
        event: '事件',
        attempts: '尝试',
        answer: '您的响应',
        actions: '操作',
      },
      attempts: { one: '1 次尝试', other: '{count} 次尝试' },
      none: '无',
      nextTry: '{time} 重推',
      givenUp: '{cause}，已放弃',
      milliseconds: '{count} ms',
      now: '立即推送',
      again: '重推',
      schedule:
        '沙箱在 1、2、4、8、16 秒后重推；正式环境在 10 秒、1 分钟、10 分钟、1 小时、6 小时后重推。',
    },
    confirmations: {
      address: { phrase: '更改回调地址', action: '保存地址' },
      show: { phrase: '查看回调密钥', action: '查看回调密钥' },
      prepare: { phrase: '生成新的回调密钥', action: '生成新密钥' },
      switch: { phrase: '切换到新的回调密钥', action: '立即切换' },
    },
  },
};
