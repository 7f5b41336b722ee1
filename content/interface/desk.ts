import { brand } from '#content/brand.ts';
import type { DeskPage } from '#contract/desk.ts';
import type { DeskRole } from '#contract/desk-call.ts';
import type { Localized } from '#contract/locale.ts';

type CopyWords = { copy: string; copied: string; failed: string };

export type DeskWords = {
  title: string;
  name: string;
  menu: string;
  openMenu: string;
  closeMenu: string;
  close: string;
  cancel: string;
  loading: string;
  retry: string;
  noScript: string;
  noResponse: string;
  audited: string;
  signOut: string;
  filter: string;
  older: string;
  /** Two parts of a sentence, or of a list. */
  both: string;
  yourTime: string;
  pages: Record<DeskPage, string>;
  roles: Record<DeskRole, string>;
  motto: string;
  mail: string;
  stopped: string;
  unsupported: string;
  errors: Record<'desk.email' | 'desk.name' | 'desk.roles', string>;
  logIn: { heading: string; lead: string; act: string; acting: string; hints: string[] };
  first: {
    heading: string;
    lead: string;
    place: string;
    copy: CopyWords;
    hint: string;
  };
  welcome: {
    heading: string;
    lead: string;
    name: string;
    act: string;
    acting: string;
    hint: string;
    second: { heading: string; lead: string; act: string; later: string; hint: string };
  };
  refused: { heading: string; sentence: string; ask: string; or: string; back: string };
  unknown: { heading: string; sentence: string };
  prove: {
    confirm: { heading: string; sentence: string; act: string };
    logIn: { heading: string; sentence: string; act: string };
  };
  /** The keys, in the order in which they are listed. */
  shortcuts: { act: string; heading: string; off: string; keys: Record<string, string> };
  passkeys: {
    sentence: string;
    add: string;
    adding: string;
    number: string;
    created: string;
    used: string;
    never: string;
    remove: string;
    actions: string;
    onlyOne: string;
    question: { heading: string; sentence: string; act: string };
    done: { added: string; removed: string };
  };
  team: {
    sentence: { one: string; other: string };
    invitations: { one: string; other: string };
    columns: Record<'person' | 'roles' | 'passkeys' | 'language' | 'seen' | 'actions', string>;
    onlyOne: string;
    none: string;
    invitedUntil: string;
    linkEnded: string;
    notYet: string;
    invite: string;
    edit: string;
    newLink: string;
    end: string;
    withdraw: string;
    inviting: { heading: string; roles: string; hint: string; act: string; acting: string };
    editing: { heading: string; hint: string; act: string; acting: string };
    ending: { heading: string; sentence: string; act: string };
    withdrawing: { heading: string; sentence: string; act: string };
    sending: { heading: string; sentence: string; act: string };
    done: { invited: string; changed: string; ended: string; withdrawn: string };
    roleTable: { heading: string; hint: string; yes: string; no: string };
  };
};

export const deskWords: Localized<DeskWords> = {
  en: {
    title: `Operator’s desk | ${brand.names.short.en}`,
    name: 'Operator’s desk',
    menu: 'Desk',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    close: 'Close',
    cancel: 'Cancel',
    loading: 'Loading',
    retry: 'Try now',
    noScript: 'The desk needs JavaScript.',
    noResponse: 'No response from the server. Please check your connection.',
    audited: 'Everything here is written to the audit trail.',
    signOut: 'Sign out',
    filter: 'Filter',
    older: 'Show older',
    both: '{one}, {other}',
    yourTime: '{time} your time',
    pages: {
      today: 'Today',
      tickets: 'Tickets',
      incidents: 'Incidents',
      maintenance: 'Maintenance',
      outbox: 'Outbox',
      sandbox: 'Sandbox',
      audit: 'Audit',
      messages: 'Messages',
      customers: 'Customers',
      team: 'Team',
      passkeys: 'Your passkeys',
    },
    roles: {
      'incident-manager': 'Incident manager',
      support: 'Support',
      administrator: 'Administrator',
    },
    motto: 'For the people who keep the line running.',
    mail: 'Work email',
    stopped: 'The passkey prompt was closed. Please try again.',
    unsupported: 'This browser cannot use passkeys.',
    errors: {
      'desk.email': 'Please enter a valid email address.',
      'desk.name': 'Please enter your name.',
      'desk.roles': 'Choose at least one role.',
    },
    logIn: {
      heading: 'Operator’s desk',
      lead: 'Staff only. Customers log in on the website.',
      act: 'Log in with your passkey',
      acting: 'Waiting for your passkey',
      hints: [
        'There is no password and no code by text or mail. A login ends after 8 hours, or 30 minutes without use.',
        'Lost your passkey? An administrator sends you a new link from Team.',
      ],
    },
    first: {
      heading: 'No operator yet',
      lead: 'The first one is invited on the server.',
      place: 'On the server',
      copy: { copy: 'Copy', copied: 'Copied', failed: 'Not copied' },
      hint: 'It prints a link that works once, for 24 hours. Open it on your own device and create a passkey. The same command helps when every passkey is lost.',
    },
    welcome: {
      heading: 'Welcome to the desk',
      lead: '{email}, invited as {roles} by {invitedBy}.',
      name: 'Your name, as customers see it',
      act: 'Create your passkey',
      acting: 'Waiting for your passkey',
      hint: 'The link works once and ends on {time} UTC. Next we ask for a second passkey on another device.',
      second: {
        heading: 'A second passkey',
        lead: 'On another device, for the day on which this one is lost.',
        act: 'Create a second passkey',
        later: 'Later',
        hint: 'Choose a security key, or scan the code with your phone.',
      },
    },
    refused: {
      heading: '{page} is not part of your role',
      sentence: 'You are: {roles}.',
      ask: '{sentence} If you need it, ask an administrator: {administrators}.',
      or: '{one} or {other}',
      back: 'Back to {page}',
    },
    unknown: { heading: 'There is no such page', sentence: 'The menu shows all there is.' },
    prove: {
      confirm: {
        heading: 'Is it you?',
        sentence: 'We ask for your passkey again before something is published or access changes.',
        act: 'Confirm with your passkey',
      },
      logIn: {
        heading: 'Your login has ended',
        sentence: 'Log in again. What you have entered stays here.',
        act: 'Log in with your passkey',
      },
    },
    shortcuts: {
      act: 'Shortcuts',
      heading: 'Keyboard shortcuts',
      off: 'Turn shortcuts off in this browser',
      keys: {
        'g t': 'Today',
        'g i': 'Incidents',
        '/': 'Search',
        'j k': 'Next and previous row; Enter opens it',
        r: 'Write a reply',
        n: 'Write a note',
        'Ctrl+Enter': 'Send; asks before it publishes',
        '?': 'This list',
      },
    },
    passkeys: {
      sentence: 'Two on different devices, so that one may be lost.',
      add: 'Add a passkey',
      adding: 'Waiting for your passkey',
      number: 'Passkey {number}',
      created: 'Created, UTC',
      used: 'Last used, UTC',
      never: 'not yet',
      remove: 'Remove',
      actions: 'Actions',
      onlyOne: 'only 1',
      question: {
        heading: 'Remove this passkey?',
        sentence: 'Nobody can log in with it any more. Sessions that are open stay open.',
        act: 'Remove',
      },
      done: { added: 'Passkey added', removed: 'Passkey removed' },
    },
    team: {
      sentence: { one: '1 person', other: '{count} people' },
      invitations: { one: '1 invitation open', other: '{count} invitations open' },
      columns: {
        person: 'Person',
        roles: 'Roles',
        passkeys: 'Passkeys',
        language: 'Language',
        seen: 'Last seen, UTC',
        actions: 'Actions',
      },
      onlyOne: 'only 1',
      none: 'none yet',
      invitedUntil: 'invited, link ends {time}',
      linkEnded: 'link has ended',
      notYet: 'not yet',
      invite: 'Invite',
      edit: 'Edit',
      newLink: 'New link',
      end: 'End access',
      withdraw: 'Withdraw',
      inviting: {
        heading: 'Invite to the desk',
        roles: 'Roles',
        hint: 'The link works once, for 24 hours, and asks for a passkey. Nobody chooses a password.',
        act: 'Send the link',
        acting: 'Sending',
      },
      editing: {
        heading: 'Roles of {name}',
        hint: 'A change ends their sessions; they log in again.',
        act: 'Save',
        acting: 'Saving',
      },
      ending: {
        heading: 'End the access of {name}?',
        sentence:
          'They are out at once: sessions and passkeys end. What they did stays in the audit trail.',
        act: 'End access',
      },
      withdrawing: {
        heading: 'Withdraw the invitation of {name}?',
        sentence: 'The link stops working at once.',
        act: 'Withdraw',
      },
      sending: {
        heading: 'Send {name} a new link?',
        sentence:
          'It makes a new passkey. The passkeys from before end when it is used, and a link from before ends now.',
        act: 'Send the link',
      },
      done: {
        invited: 'Link sent',
        changed: 'Roles changed',
        ended: 'Access ended',
        withdrawn: 'Invitation withdrawn',
      },
      roleTable: {
        heading: 'What a role opens',
        hint: 'A person can have several roles.',
        yes: 'yes',
        no: 'no',
      },
    },
  },
  zh: {
    title: `运营台 | ${brand.names.short.zh}`,
    name: '运营台',
    menu: '运营台',
    openMenu: '打开菜单',
    closeMenu: '关闭菜单',
    close: '关闭',
    cancel: '取消',
    loading: '加载中',
    retry: '立即重试',
    noScript: '运营台需要启用 JavaScript。',
    noResponse: '服务器没有响应，请检查网络连接。',
    audited: '操作均写入审计记录。',
    signOut: '退出登录',
    filter: '筛选',
    older: '显示更早的记录',
    both: '{one}，{other}',
    yourTime: '本地 {time}',
    pages: {
      today: '今日',
      tickets: '工单',
      messages: '留言',
      customers: '客户',
      incidents: '故障',
      maintenance: '维护',
      outbox: '发件箱',
      sandbox: '沙箱',
      audit: '审计',
      team: '团队',
      passkeys: '我的通行密钥',
    },
    roles: { 'incident-manager': '故障经理', support: '客服', administrator: '管理员' },
    motto: '致每一位守护通信线路的人。',
    mail: '工作邮箱',
    stopped: '通行密钥窗口已关闭，请重试。',
    unsupported: '此浏览器不支持通行密钥。',
    errors: {
      'desk.email': '请输入有效的邮箱地址。',
      'desk.name': '请输入姓名。',
      'desk.roles': '请至少选择一个角色。',
    },
    logIn: {
      heading: '运营台',
      lead: '仅限员工。客户请在官网登录。',
      act: '使用通行密钥登录',
      acting: '等待通行密钥',
      hints: [
        '没有密码，也没有短信或邮件验证码。登录 8 小时后失效，闲置 30 分钟自动退出。',
        '通行密钥丢失？请管理员在“团队”中重新发送链接。',
      ],
    },
    first: {
      heading: '尚无运营人员',
      lead: '第一位运营人员需在服务器上邀请。',
      place: '在服务器上执行',
      copy: { copy: '复制', copied: '已复制', failed: '复制失败' },
      hint: '命令会输出一个一次性链接，24 小时内有效。请在自己的设备上打开并创建通行密钥。所有通行密钥都丢失时，也可使用此命令。',
    },
    welcome: {
      heading: '欢迎使用运营台',
      lead: '{email}，由 {invitedBy} 邀请，角色：{roles}。',
      name: '您的姓名（客户可见）',
      act: '创建通行密钥',
      acting: '等待通行密钥',
      hint: '此链接仅可使用一次，{time} UTC 失效。接下来请在另一台设备上创建第二个通行密钥。',
      second: {
        heading: '第二个通行密钥',
        lead: '请在另一台设备上创建，以备这一台丢失。',
        act: '创建第二个通行密钥',
        later: '以后再说',
        hint: '可选择安全密钥，或用手机扫描二维码。',
      },
    },
    refused: {
      heading: '您的角色不包含“{page}”',
      sentence: '您的角色：{roles}。',
      ask: '{sentence}如需权限，请联系管理员 {administrators}。',
      or: '{one} 或 {other}',
      back: '返回{page}',
    },
    unknown: { heading: '没有此页面', sentence: '菜单中列出了所有页面。' },
    prove: {
      confirm: {
        heading: '请确认是您本人',
        sentence: '发布内容或更改访问权限前，需再次验证通行密钥。',
        act: '使用通行密钥确认',
      },
      logIn: {
        heading: '登录已失效',
        sentence: '请重新登录，已填写的内容会保留。',
        act: '使用通行密钥登录',
      },
    },
    shortcuts: {
      act: '快捷键',
      heading: '运营台快捷键',
      off: '在此浏览器中关闭快捷键',
      keys: {
        'g t': '今日',
        'g i': '故障',
        '/': '搜索',
        'j k': '下一行、上一行，按 Enter 打开',
        r: '写回复',
        n: '写备注',
        'Ctrl+Enter': '发送；发布前会先确认',
        '?': '显示此列表',
      },
    },
    passkeys: {
      sentence: '请在不同设备上各创建一个，以备其中一个丢失。',
      add: '添加通行密钥',
      adding: '等待通行密钥',
      number: '通行密钥 {number}',
      created: '创建时间（UTC）',
      used: '最近使用（UTC）',
      never: '尚未使用',
      remove: '移除',
      actions: '操作',
      onlyOne: '仅 1 个',
      question: {
        heading: '移除此通行密钥？',
        sentence: '移除后无法再用它登录，已有的登录不受影响。',
        act: '移除',
      },
      done: { added: '已添加通行密钥', removed: '已移除通行密钥' },
    },
    team: {
      sentence: { one: '1 人', other: '{count} 人' },
      invitations: { one: '1 个邀请待接受', other: '{count} 个邀请待接受' },
      columns: {
        person: '人员',
        roles: '角色',
        passkeys: '通行密钥',
        language: '语言',
        seen: '最近活动（UTC）',
        actions: '操作',
      },
      onlyOne: '仅 1 个',
      none: '暂无',
      invitedUntil: '已邀请，链接 {time} 失效',
      linkEnded: '链接已失效',
      notYet: '尚未登录',
      invite: '邀请',
      edit: '编辑',
      newLink: '新链接',
      end: '终止访问',
      withdraw: '撤回',
      inviting: {
        heading: '邀请加入运营台',
        roles: '角色',
        hint: '链接仅可使用一次，24 小时内有效，打开后创建通行密钥，无需设置密码。',
        act: '发送链接',
        acting: '正在发送',
      },
      editing: {
        heading: '{name} 的角色',
        hint: '更改后，其登录立即失效，需重新登录。',
        act: '保存',
        acting: '正在保存',
      },
      ending: {
        heading: '终止 {name} 的访问？',
        sentence: '立即生效：登录和通行密钥全部失效。已有操作仍保留在审计记录中。',
        act: '终止访问',
      },
      withdrawing: {
        heading: '撤回对 {name} 的邀请？',
        sentence: '链接立即失效。',
        act: '撤回',
      },
      sending: {
        heading: '向 {name} 发送新链接？',
        sentence: '可用新链接创建通行密钥。使用后原有通行密钥失效；之前的链接现在就失效。',
        act: '发送链接',
      },
      done: {
        invited: '链接已发送',
        changed: '角色已更改',
        ended: '访问已终止',
        withdrawn: '邀请已撤回',
      },
      roleTable: {
        heading: '角色权限',
        hint: '一个人可以有多个角色。',
        yes: '可以',
        no: '不可以',
      },
    },
  },
};
