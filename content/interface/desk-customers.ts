import type { CustomerFilter } from '#contract/desk-customers.ts';
import type { Localized } from '#contract/locale.ts';
import type { RequestStatus } from '#contract/requests.ts';

type QuestionWords = { heading: string; sentence: string; act: string; done: string };

export type CustomerTab = 'overview' | 'tickets' | 'requests' | 'people' | 'events';
/** What is asked before it is done. */
export type CustomerQuestion =
  | ('reset' | 'resend' | 'end' | 'turnOn' | 'turnOff')
  | ('money' | 'disable' | 'enable');

export type DeskCustomersWords = {
  sentence: { one: string; other: string };
  statuses: Record<CustomerFilter, string>;
  show: string;
  product: string;
  allProducts: string;
  search: string;
  searchHint: string;
  tooShort: string;
  columns: Record<'company' | 'country' | 'balance' | 'products' | 'lastCall' | 'since', string>;
  never: string;
  none: { heading: string; sentence: string };
  clear: string;
  empty: { heading: string; sentence: string };
  since: string;
  unconfirmed: string;
  tabs: Record<CustomerTab, string>;
  balance: string;
  credit: string;
  changeMoney: string;
  on: string;
  off: string;
  turnOn: string;
  turnOff: string;
  facts: Record<
    'mainUser' | 'username' | 'signIn' | 'keys' | 'callbacks' | 'lastCall' | 'id',
    string
  >;
  twoFactor: { on: string; off: string; passkeys: string; app: string; codes: string };
  keys: string;
  secrets: string;
  callbacks: string;
  reset: string;
  resend: string;
  disable: string;
  enable: string;
  people: Record<'person' | 'twoFactor' | 'logins' | 'seen' | 'actions', string>;
  products: Record<'product' | 'state' | 'actions', string>;
  mainUser: string;
  employee: string;
  disabledPerson: string;
  endLogins: string;
  requests: {
    columns: Record<'time' | 'call' | 'status' | 'code' | 'took' | 'id', string>;
    statuses: Record<RequestStatus | 'all', string>;
    search: string;
    hint: string;
    milliseconds: string;
    empty: string;
    note: string;
  };
  events: {
    columns: Record<'time' | 'what' | 'by' | 'address', string>;
    whom: string;
    reason: string;
    empty: string;
    actors: Record<string, string>;
    /** What users of the account do not see; the others have their words in the console. */
    actions: Record<string, string>;
  };
  questions: Record<CustomerQuestion, QuestionWords>;
  reason: string;
  name: string;
  saving: string;
  errors: Record<'desk.reason' | 'desk.amount' | 'desk.name', string>;
};

export const deskCustomersWords: Localized<DeskCustomersWords> = {
  en: {
    sentence: { one: '1 company', other: '{count} companies' },
    statuses: { all: 'All', active: 'Active', pending: 'Not activated', disabled: 'Disabled' },
    show: 'Show',
    product: 'Product',
    allProducts: 'All',
    search: 'Search customers',
    searchHint: 'Company, email, phone or access key',
    tooShort: 'Type at least 3 characters to search.',
    columns: {
      company: 'Company',
      country: 'Country',
      balance: 'Balance',
      products: 'Products',
      lastCall: 'Sandbox call, UTC',
      since: 'Since',
    },
    never: 'none yet',
    none: { heading: 'No customer matches', sentence: 'Try a part of the name or the address.' },
    clear: 'Clear the search',
    empty: { heading: 'No customers yet', sentence: 'Who signs up on the website appears here.' },
    since: 'customer since {date}',
    unconfirmed: 'not confirmed',
    tabs: {
      overview: 'Overview',
      tickets: 'Tickets',
      requests: 'Requests',
      people: 'People',
      events: 'What happened',
    },
    balance: 'Balance',
    credit: 'Credit',
    changeMoney: 'Change',
    products: { product: 'Product', state: 'State', actions: 'Actions' },
    on: 'enabled',
    off: 'not enabled',
    turnOn: 'Enable',
    turnOff: 'Turn off',
    facts: {
      mainUser: 'Main user',
      username: 'Username',
      signIn: 'Sign-in',
      keys: 'Keys',
      callbacks: 'Callbacks',
      lastCall: 'Sandbox call',
      id: 'Id',
    },
    twoFactor: {
      on: 'Two-factor on',
      off: 'Two-factor off',
      passkeys: 'passkeys: {count}',
      app: 'authenticator app',
      codes: 'recovery codes: {count}',
    },
    keys: '{live} live, {sandbox} sandbox',
    secrets: 'Secrets are never shown.',
    callbacks: '24 h: {received} delivered, {waiting} waiting, {givenUp} given up',
    reset: 'Reset two-factor',
    resend: 'Send activation again',
    disable: 'Disable',
    enable: 'Enable again',
    people: {
      person: 'Person',
      twoFactor: 'Two-factor',
      logins: 'Open logins',
      seen: 'Open login last used, UTC',
      actions: 'Actions',
    },
    mainUser: 'main user',
    employee: 'employee',
    disabledPerson: 'no access',
    endLogins: 'End logins',
    requests: {
      columns: {
        call: 'Call',
        time: 'Time, UTC',
        status: 'Status',
        code: 'Code',
        took: 'Took',
        id: 'requestId',
      },
      statuses: { all: 'All', '2xx': '2xx', '4xx': '4xx', '5xx': '5xx' },
      search: 'Search requests',
      hint: 'requestId, code or path',
      milliseconds: '{count} ms',
      empty: 'No request to show',
      note: 'Calls with sandbox keys, kept for 30 days. Live calls are with the gateway. Texts and numbers are never shown.',
    },
    events: {
      columns: { what: 'What', time: 'Time, UTC', by: 'By', address: 'Address' },
      whom: '{what}: {whom}',
      reason: '{what}. Reason: {reason}',
      empty: 'Nothing happened yet',
      actors: {
        visitor: 'somebody without a login',
        system: 'the system',
        customer: 'customer',
        employee: 'former employee',
        operator: 'an operator',
      },
      actions: {
        'account.signed-up': 'Signed up',
        'account.demo-set': 'Demo account set up',
        'code.sent': 'Code sent',
        'code.sent:mail': 'Code sent by mail',
        'code.sent:phone': 'Code sent by text',
        'session.confirmed': 'Identity confirmed',
        'device.recognised': 'Answered “Was this you?”',
        'customer.terms-changed': 'Balance, credit or products changed',
        'customer.activation-resent': 'Activation mailed again',
        'customer.read:page': 'Customer page read at the desk',
        'customer.read:requests': 'Requests read at the desk',
        'customer.read:events': 'This record read at the desk',
        'keys.exported': 'API keys exported',
        'ticket.opened': 'Ticket {number} opened',
        'ticket.read': 'Ticket {number} read at the desk',
        'ticket.changed:written': 'Ticket {number}: customer wrote',
        'ticket.changed:answered': 'Ticket {number} answered',
        'ticket.changed:noted': 'Ticket {number}: note written',
        'ticket.changed:taken': 'Ticket {number} taken over',
        'ticket.changed:given': 'Ticket {number} given to somebody else',
        'ticket.changed:solved': 'Ticket {number} solved',
        'ticket.changed:declined': 'Ticket {number} declined',
        'ticket.changed:reopened': 'Ticket {number} opened again',
        'ticket.changed:lapsed': 'Ticket {number} solved without a response',
      },
    },
    questions: {
      reset: {
        heading: 'Reset the two-factor login of {mainUser}?',
        sentence:
          'At once: passkeys, authenticator app and recovery codes are removed, and the password alone logs in. {mainUser} is told by mail. First make sure on another way that it is really them.',
        act: 'Reset two-factor',
        done: 'Two-factor reset',
      },
      resend: {
        heading: 'Send the activation again?',
        sentence: '{mainUser} gets a new link by mail. The link before stops working.',
        act: 'Send',
        done: 'Activation sent',
      },
      end: {
        heading: 'End all logins of {person}?',
        sentence:
          'At once: {person} is logged out everywhere and may log in again. No mail is sent.',
        act: 'End logins',
        done: 'Logins ended',
      },
      turnOn: {
        heading: 'Enable {product} for {name}?',
        sentence: 'At once: they see it as enabled and may make live keys. No mail is sent.',
        act: 'Enable',
        done: 'Product enabled',
      },
      turnOff: {
        heading: 'Turn off {product} for {name}?',
        sentence:
          'At once: they no longer see it as enabled. Keys and data stay; without any product no live key can be made. No mail is sent.',
        act: 'Turn off',
        done: 'Product turned off',
      },
      money: {
        heading: 'Balance and credit of {name}',
        sentence: 'In {currency}. The customer sees it at once; no mail is sent.',
        act: 'Save',
        done: 'Balance changed',
      },
      disable: {
        heading: 'Disable {name}?',
        sentence:
          'At once: everybody is logged out ({count} open) and {keys} keys stop; the gateway stops them when it next reads. Balance and data stay. You can enable it again. No mail is sent.',
        act: 'Disable',
        done: 'Customer disabled',
      },
      enable: {
        heading: 'Enable {name} again?',
        sentence: 'At once: its people may log in and its keys work again. No mail is sent.',
        act: 'Enable again',
        done: 'Customer enabled',
      },
    },
    name: 'Type the name: {name}',
    reason: 'Reason, for the audit trail',
    saving: 'One moment',
    errors: {
      'desk.reason': 'Please give a reason.',
      'desk.amount': 'Please enter an amount such as 128.50.',
      'desk.name': 'Please type the name exactly as shown.',
    },
  },
  zh: {
    sentence: { one: '1 家公司', other: '{count} 家公司' },
    statuses: { all: '全部', active: '正常', pending: '未激活', disabled: '已停用' },
    show: '显示',
    product: '产品',
    allProducts: '全部',
    search: '搜索客户',
    searchHint: '公司、邮箱、电话或 Access Key',
    tooShort: '请至少输入 3 个字符。',
    columns: {
      company: '公司',
      country: '国家/地区',
      balance: '余额',
      products: '产品数',
      lastCall: '沙箱调用（UTC）',
      since: '注册日期',
    },
    never: '暂无',
    none: { heading: '没有符合条件的客户', sentence: '可输入名称或邮箱的一部分。' },
    clear: '清除搜索',
    empty: { heading: '尚无客户', sentence: '在网站注册的客户会显示在这里。' },
    since: '{date} 注册',
    unconfirmed: '未验证',
    tabs: {
      ...{ overview: '概览', tickets: '工单', requests: '请求', people: '人员' },
      events: '安全记录',
    },
    balance: '余额',
    credit: '信用额度',
    changeMoney: '更改',
    products: { product: '产品', state: '状态', actions: '操作' },
    on: '已开通',
    off: '未开通',
    turnOn: '开通',
    turnOff: '关闭',
    facts: {
      mainUser: '主账号用户',
      username: '用户名',
      signIn: '登录方式',
      keys: '密钥',
      callbacks: '回调',
      lastCall: '沙箱调用',
      id: 'ID',
    },
    twoFactor: {
      on: '已启用两步验证',
      off: '未启用两步验证',
      passkeys: '{count} 个通行密钥',
      app: '身份验证器',
      codes: '{count} 个恢复码',
    },
    keys: '正式 {live} 个，沙箱 {sandbox} 个',
    secrets: '密钥内容从不显示。',
    callbacks: '24 小时：送达 {received}，等待 {waiting}，放弃 {givenUp}',
    reset: '重置两步验证',
    resend: '重发激活邮件',
    disable: '停用',
    enable: '重新启用',
    people: {
      person: '人员',
      twoFactor: '两步验证',
      logins: '当前登录',
      seen: '当前登录最近使用（UTC）',
      actions: '操作',
    },
    mainUser: '主账号用户',
    employee: '员工',
    disabledPerson: '已停用',
    endLogins: '结束登录',
    requests: {
      columns: {
        call: '调用',
        time: '时间（UTC）',
        status: '状态',
        code: '代码',
        took: '耗时',
        id: 'requestId',
      },
      statuses: { all: '全部', '2xx': '2xx', '4xx': '4xx', '5xx': '5xx' },
      search: '搜索请求',
      hint: 'requestId、代码或路径',
      milliseconds: '{count} 毫秒',
      empty: '没有可显示的请求',
      note: '沙箱密钥的调用，保存 30 天。正式调用在网关，不在此处。内容与号码从不显示。',
    },
    events: {
      columns: { what: '事件', time: '时间（UTC）', by: '操作人', address: '地址' },
      whom: '{what}：{whom}',
      reason: '{what}。原因：{reason}',
      empty: '尚无记录',
      actors: {
        visitor: '未登录访客',
        system: '系统',
        customer: '客户',
        employee: '已移除的员工',
        operator: '运营人员',
      },
      actions: {
        'account.signed-up': '注册',
        'account.demo-set': '设置演示账号',
        'code.sent': '发送验证码',
        'code.sent:mail': '通过邮件发送验证码',
        'code.sent:phone': '通过短信发送验证码',
        'session.confirmed': '确认身份',
        'device.recognised': '回答“这是您本人吗？”',
        'customer.terms-changed': '更改余额、信用额度或产品',
        'customer.activation-resent': '重发激活邮件',
        'customer.read:page': '在运营台查看客户页',
        'customer.read:requests': '在运营台查看请求',
        'customer.read:events': '在运营台查看安全记录',
        'keys.exported': '导出 API 密钥',
        'ticket.opened': '提交工单 {number}',
        'ticket.read': '在运营台查看工单 {number}',
        'ticket.changed:written': '工单 {number}：客户回复',
        'ticket.changed:answered': '回复工单 {number}',
        'ticket.changed:noted': '工单 {number}：添加备注',
        'ticket.changed:taken': '接手工单 {number}',
        'ticket.changed:given': '转交工单 {number}',
        'ticket.changed:solved': '工单 {number} 已解决',
        'ticket.changed:declined': '工单 {number} 未通过',
        'ticket.changed:reopened': '重新打开工单 {number}',
        'ticket.changed:lapsed': '工单 {number} 因客户未回复，自动设为已解决',
      },
    },
    questions: {
      reset: {
        heading: '重置 {mainUser} 的两步验证？',
        sentence:
          '立即生效：通行密钥、身份验证器和恢复码全部移除，仅凭密码即可登录。{mainUser} 会收到邮件通知。请先通过其他方式确认是本人。',
        act: '重置两步验证',
        done: '两步验证已重置',
      },
      resend: {
        heading: '重新发送激活邮件？',
        sentence: '{mainUser} 会收到新的激活链接，之前的链接失效。',
        act: '发送',
        done: '激活邮件已发送',
      },
      end: {
        heading: '结束 {person} 的所有登录？',
        sentence: '立即生效：{person} 在所有设备上退出，可重新登录。不发送邮件。',
        act: '结束登录',
        done: '登录已结束',
      },
      turnOn: {
        heading: '为 {name} 开通 {product}？',
        sentence: '立即生效：客户可看到产品已开通，并可创建正式密钥。不发送邮件。',
        act: '开通',
        done: '产品已开通',
      },
      turnOff: {
        heading: '关闭 {name} 的 {product}？',
        sentence:
          '立即生效：客户看到产品未开通。密钥和数据保留；没有任何产品时，无法创建正式密钥。不发送邮件。',
        act: '关闭',
        done: '产品已关闭',
      },
      money: {
        heading: '{name} 的余额与信用额度',
        sentence: '币种 {currency}。客户立即可见；不发送邮件。',
        act: '保存',
        done: '余额已更改',
      },
      disable: {
        heading: '停用 {name}？',
        sentence:
          '立即生效：所有人退出登录（当前 {count} 个），{keys} 个密钥停用；网关下次读取时停用。余额和数据保留，可重新启用。不发送邮件。',
        act: '停用',
        done: '客户已停用',
      },
      enable: {
        heading: '重新启用 {name}？',
        sentence: '立即生效：人员可以登录，密钥恢复可用。不发送邮件。',
        act: '重新启用',
        done: '客户已启用',
      },
    },
    name: '请输入名称：{name}',
    reason: '原因（写入审计记录）',
    saving: '请稍候',
    errors: {
      'desk.reason': '请填写原因。',
      'desk.amount': '请输入金额，例如 128.50。',
      'desk.name': '请按所示输入完整名称。',
    },
  },
};
