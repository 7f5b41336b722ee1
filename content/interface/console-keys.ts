import type { KeyEnd, KeyEnvironment } from '#contract/api-keys.ts';
import type { KeyRight } from '#contract/documented-api.ts';
import type { Localized } from '#contract/locale.ts';
import type { ActionWords } from './console-confirm.ts';

type DoneWords = { heading: string; sentence: string };
type CopyWords = { copy: string; copied: string; failed: string };

/** Words shared by the key page and the first steps. */
export type ConsoleKeysWords = {
  title: string;
  sentence: string;
  /** For users who may see keys but not change them. */
  closed: { sentence: string; ask: string };
  make: string;
  makeFirst: string;
  allUsed: string;
  /** The line of five rings, and its counts in words. */
  line: { label: string; used: string; live: string; sandbox: string; free: string };
  table: string;
  columns: Record<'name' | 'environment' | 'rights' | 'used' | 'actions', string>;
  environments: Record<KeyEnvironment, string>;
  rights: Record<KeyRight, string>;
  /** Replaces the three stops for screen readers. */
  may: string;
  used: {
    never: string;
    now: string;
    minutes: string;
    notSeen: string;
    times: { one: string; other: string };
  };
  endsIn: { hours: string; minutes: string };
  actions: { edit: string; end: string; endNow: string };
  empty: { heading: string; sentence: string };
  howToSign: string;
  help: {
    change: { heading: string; steps: string[] };
    environments: {
      heading: string;
      sandbox: string;
      noSandbox: string;
      live: string;
      /** Where a gateway reads the keys. */
      connected: string;
    };
  };
  form: {
    name: string;
    nameHint: string;
    environment: string;
    environments: Record<KeyEnvironment, string>;
    connected: string;
    needsProduct: string;
    noSandbox: string;
    rights: string;
    rightNames: Record<KeyRight, string>;
    rightHints: Record<KeyRight, string>;
  };
  create: { heading: string; submit: string; submitting: string; lost: string };
  edit: { heading: string; submit: string; submitting: string; done: DoneWords };
  secret: {
    heading: string;
    /** Emphasised: it is shown only once. */
    sentence: string;
    once: string;
    key: string;
    secret: string;
    copyKey: CopyWords;
    copySecret: CopyWords;
    stored: string;
    storedHint: string;
    download: string;
    done: string;
  };
  end: {
    heading: string;
    unused: string;
    used: string;
    notSeen: string;
    /** The last use of a live key, where the gateway reports it. */
    usedLive: string;
    calls: { one: string; other: string };
    when: string;
    choices: Record<KeyEnd, { name: string; hint: string; act: string }>;
    /** The hint for a live key that ends now. */
    liveNow: string;
    keep: string;
    ending: string;
    done: Record<KeyEnd, DoneWords>;
  };
  allowed: {
    heading: string;
    sentence: string;
    change: string;
    label: string;
    hint: string;
    everywhere: string;
    save: string;
    saving: string;
    done: DoneWords;
  };
  confirmations: Record<'make' | 'change' | 'end' | 'allow', ActionWords>;
};

export const consoleKeysWords: Localized<ConsoleKeysWords> = {
  en: {
    title: 'API keys',
    sentence: 'A key signs your calls. Give each program its own, with only the rights it needs.',
    closed: {
      sentence:
        'You see the keys of your company. Only people with the right “Manage keys” make or end them.',
      ask: 'Ask {name} for the right',
    },
    make: 'Make a key',
    makeFirst: 'Make a sandbox key',
    allUsed: 'Five keys are in use. End one first.',
    line: {
      label: '{used} of {all} keys in use',
      used: '{used} of {all} keys',
      live: '{count} live',
      sandbox: '{count} sandbox',
      free: '{count} free',
    },
    table: 'API keys',
    columns: {
      name: 'Name and key',
      environment: 'Works in',
      rights: 'May',
      used: 'Last used',
      actions: 'Actions',
    },
    environments: { sandbox: 'Sandbox', live: 'Live' },
    rights: { send: 'send', read: 'read', manage: 'manage' },
    may: 'may {rights}',
    used: {
      never: 'never used',
      now: 'just now',
      minutes: '{count} min ago',
      notSeen: 'not seen here',
      times: { one: 'used once', other: 'used {count} times' },
    },
    endsIn: { hours: 'Ends in {hours} h {minutes} min', minutes: 'Ends in {minutes} min' },
    actions: { edit: 'Edit', end: 'End', endNow: 'End now' },
    empty: {
      heading: 'No keys yet',
      sentence:
        'Start in the sandbox: test numbers respond at once, nothing is sent and nothing is charged.',
    },
    howToSign: 'How calls are signed',
    help: {
      change: {
        heading: 'Change a key without a gap',
        steps: [
          'Make a new key.',
          'Put it into your program.',
          'End the old one in 24 hours, not now.',
        ],
      },
      environments: {
        heading: 'Sandbox and live',
        sandbox: 'Nothing is sent, nothing is charged. Changes take effect at once.',
        noSandbox: 'Not offered here.',
        live: 'Your provider’s gateway; use is not seen here.',
        connected: 'Changes take effect within a minute.',
      },
    },
    form: {
      name: 'Name',
      nameHint: 'Which program uses it? Only you see this.',
      environment: 'Works in',
      environments: {
        sandbox: 'Test numbers, nothing is charged',
        live: 'Your provider’s gateway; use is not seen here',
      },
      connected: 'Real messages, charged; works within a minute',
      needsProduct: 'Needs an enabled product',
      noSandbox: 'Not offered here',
      rights: 'May',
      rightNames: { send: 'Send', read: 'Read', manage: 'Manage' },
      rightHints: {
        send: 'messages and calls, and report codes as used',
        read: 'records, reports, balance',
        manage: 'make and change things, such as recordings',
      },
    },
    create: {
      heading: 'Make a key',
      submit: 'Make the key',
      submitting: 'Making',
      lost: 'The key “{name}” is made, but its secret key has not arrived. Try again to see it. If it still does not come, end this key and make another.',
    },
    edit: {
      heading: 'Edit “{name}”',
      submit: 'Save',
      submitting: 'Saving',
      done: { heading: 'Key saved', sentence: '“{name}” has these rights from the next call on.' },
    },
    secret: {
      heading: 'Store the secret key now',
      sentence: '{once} Lost it? End this key and make another.',
      once: 'We show the secret key this one time.',
      key: 'Access key',
      secret: 'Secret key',
      copyKey: { copy: 'Copy the access key', copied: 'Access key copied', failed: 'Not copied' },
      copySecret: {
        copy: 'Copy the secret key',
        copied: 'Secret key copied',
        failed: 'Not copied',
      },
      stored: 'I have stored the secret key',
      storedHint: 'A password manager or your server’s settings, not a chat.',
      download: 'Download .env',
      done: 'Done',
    },
    end: {
      heading: 'End “{name}”',
      unused: 'It was never used.',
      used: 'Used {when} from {address}. {calls}',
      notSeen: 'How a live key is used is not seen here.',
      usedLive: 'Last used {when}.',
      calls: {
        one: '1 call in the last 24 hours.',
        other: '{count} calls in the last 24 hours.',
      },
      when: 'When',
      choices: {
        'in-a-day': {
          name: 'In 24 hours',
          hint: 'Until {moment} ({zone}) both keys work. Choose this when you change keys.',
          act: 'End in 24 hours',
        },
        now: {
          name: 'Now',
          hint: 'Calls with this key are rejected at once with code 1101. Choose this when the key has leaked.',
          act: 'End now',
        },
      },
      liveNow:
        'Calls with this key are rejected with code 1101. {effect} Choose this when the key has leaked.',
      keep: 'Keep the key',
      ending: 'Ending',
      done: {
        'in-a-day': { heading: 'Key ends in 24 hours', sentence: '“{name}” works until then.' },
        now: { heading: 'Key ended', sentence: 'Calls with “{name}” are rejected from now on.' },
      },
    },
    allowed: {
      heading: 'Allowed IP addresses',
      sentence: 'Calls with your keys from any other address are rejected with code 1105.',
      change: 'Change the list',
      label: 'Addresses and networks',
      hint: 'One a line, such as 203.0.113.24 or 203.0.113.0/24. Leave it empty to allow all.',
      everywhere: 'Calls may come from any address.',
      save: 'Save the list',
      saving: 'Saving',
      done: { heading: 'List saved', sentence: 'It holds from the next call on.' },
    },
    confirmations: {
      make: { phrase: 'make the key “{name}”', action: 'Make the key' },
      change: { phrase: 'change the key “{name}”', action: 'Change the key' },
      end: { phrase: 'end the key “{name}”', action: 'End the key' },
      allow: { phrase: 'change where calls may come from', action: 'Save the list' },
    },
  },
  zh: {
    title: 'API 密钥',
    sentence: '密钥用于对您的调用签名。请为每个程序单独创建密钥，并只授予所需的权限。',
    closed: {
      sentence: '您可以查看贵公司的密钥。只有拥有“管理密钥”权限的人才能创建或停用。',
      ask: '请联系 {name} 开通权限',
    },
    make: '创建密钥',
    makeFirst: '创建沙箱密钥',
    allUsed: '5 个密钥均已使用，请先停用一个。',
    line: {
      label: '已使用 {used} 个密钥，共 {all} 个',
      used: '已用 {used} / {all} 个密钥',
      live: '正式 {count}',
      sandbox: '沙箱 {count}',
      free: '空闲 {count}',
    },
    table: 'API 密钥',
    columns: {
      name: '名称与密钥',
      environment: '环境',
      rights: '权限',
      used: '最近使用',
      actions: '操作',
    },
    environments: { sandbox: '沙箱', live: '正式' },
    rights: { send: '发送', read: '读取', manage: '管理' },
    may: '权限：{rights}',
    used: {
      never: '从未使用',
      now: '刚刚',
      minutes: '{count} 分钟前',
      notSeen: '此处不显示',
      times: { one: '共 1 次', other: '共 {count} 次' },
    },
    endsIn: {
      hours: '{hours} 小时 {minutes} 分钟后停用',
      minutes: '{minutes} 分钟后停用',
    },
    actions: { edit: '编辑', end: '停用', endNow: '立即停用' },
    empty: {
      heading: '暂无密钥',
      sentence: '建议先从沙箱开始：测试号码即时返回结果，不会真正发送，也不会计费。',
    },
    howToSign: '如何为调用签名',
    help: {
      change: {
        heading: '无中断更换密钥',
        steps: [
          '创建新密钥。',
          '将新密钥写入您的程序。',
          '将旧密钥设为 24 小时后停用，而不是立即停用。',
        ],
      },
      environments: {
        heading: '沙箱与正式环境',
        sandbox: '不会真正发送，也不会计费，更改立即生效。',
        noSandbox: '此处未提供。',
        live: '由服务商的网关受理，此处不显示使用情况。',
        connected: '更改在一分钟内生效。',
      },
    },
    form: {
      name: '名称',
      nameHint: '由哪个程序使用？仅您自己可见。',
      environment: '环境',
      environments: {
        sandbox: '使用测试号码，不计费',
        live: '由服务商的网关受理，此处不显示使用情况',
      },
      connected: '真实发送并计费，创建后一分钟内可用',
      needsProduct: '需先开通产品',
      noSandbox: '此处未提供',
      rights: '权限',
      rightNames: { send: '发送', read: '读取', manage: '管理' },
      rightHints: {
        send: '发送消息、发起呼叫，以及上报验证码使用情况',
        read: '查询记录、报告和余额',
        manage: '创建和修改录音等资源',
      },
    },
    create: {
      heading: '创建密钥',
      submit: '创建密钥',
      submitting: '正在创建',
      lost: '密钥“{name}”已创建，但签名密钥未能显示。请重试查看；如仍无法显示，请停用该密钥并重新创建。',
    },
    edit: {
      heading: '编辑“{name}”',
      submit: '保存',
      submitting: '正在保存',
      done: { heading: '密钥已保存', sentence: '“{name}”的权限从下一次调用起生效。' },
    },
    secret: {
      heading: '请立即保存签名密钥',
      sentence: '{once}如遗失，请停用该密钥并重新创建。',
      once: '签名密钥仅显示这一次。',
      key: '访问密钥',
      secret: '签名密钥',
      copyKey: { copy: '复制访问密钥', copied: '访问密钥已复制', failed: '未能复制' },
      copySecret: { copy: '复制签名密钥', copied: '签名密钥已复制', failed: '未能复制' },
      stored: '我已保存签名密钥',
      storedHint: '请保存到密码管理器或服务器配置中，不要发送到聊天工具。',
      download: '下载 .env',
      done: '完成',
    },
    end: {
      heading: '停用“{name}”',
      unused: '该密钥从未使用。',
      used: '{when}由 {address} 使用。{calls}',
      notSeen: '正式密钥的使用情况不在此处显示。',
      usedLive: '最近使用：{when}。',
      calls: { one: '最近 24 小时调用 1 次。', other: '最近 24 小时调用 {count} 次。' },
      when: '停用时间',
      choices: {
        'in-a-day': {
          name: '24 小时后',
          hint: '{moment}（{zone}）前新旧密钥均可使用，适合更换密钥时选择。',
          act: '24 小时后停用',
        },
        now: {
          name: '立即',
          hint: '使用该密钥的调用将立即被拒绝（错误码 1101），适合密钥泄露时选择。',
          act: '立即停用',
        },
      },
      liveNow: '使用该密钥的调用将被拒绝（错误码 1101）。{effect}适合密钥泄露时选择。',
      keep: '保留密钥',
      ending: '正在停用',
      done: {
        'in-a-day': { heading: '密钥将在 24 小时后停用', sentence: '在此之前“{name}”仍可使用。' },
        now: { heading: '密钥已停用', sentence: '使用“{name}”的调用将被拒绝。' },
      },
    },
    allowed: {
      heading: 'IP 白名单',
      sentence: '来自其他地址的调用将被拒绝（错误码 1105）。',
      change: '更改白名单',
      label: 'IP 地址与网段',
      hint: '每行一个，例如 203.0.113.24 或 203.0.113.0/24。留空则不限制来源。',
      everywhere: '未设置，不限制调用来源。',
      save: '保存白名单',
      saving: '正在保存',
      done: { heading: '白名单已保存', sentence: '从下一次调用起生效。' },
    },
    confirmations: {
      make: { phrase: '创建密钥“{name}”', action: '创建密钥' },
      change: { phrase: '更改密钥“{name}”', action: '更改密钥' },
      end: { phrase: '停用密钥“{name}”', action: '停用密钥' },
      allow: { phrase: '更改 IP 白名单', action: '保存白名单' },
    },
  },
};
