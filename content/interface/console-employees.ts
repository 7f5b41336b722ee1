import type { Localized } from '#contract/locale.ts';
import type { ActionWords } from './console-confirm.ts';
import type { EndingWords } from './console-security.ts';

export type ConsoleEmployeesWords = {
  title: string;
  sentence: string;
  /** Replaces the buttons for an employee with read access. */
  lookOnly: string;
  table: string;
  columns: Record<
    'username' | 'name' | 'menus' | 'status' | 'secondStep' | 'lastLogin' | 'actions',
    string
  >;
  statuses: Record<'active' | 'disabled', string>;
  secondSteps: { on: string; off: string };
  noMenus: string;
  neverLoggedIn: string;
  /** Of an employee whose password the main user chose. */
  newPasswordNext: string;
  /** Of an employee who needs a second factor. */
  twoFactorUntil: string;
  twoFactorMissing: string;
  twoFactor: Record<'require' | 'required' | 'optional' | 'since' | 'count', string>;
  requireTwoFactor: {
    heading: string;
    without: string;
    nobodyWithout: string;
    keep: string;
    act: string;
    acting: string;
    on: string;
    onSentence: string;
    off: string;
    offSentence: string;
  };
  deleteEmployee: {
    heading: string;
    sentence: string;
    name: string;
    submit: string;
    submitting: string;
    done: string;
    doneSentence: string;
  };
  empty: { heading: string; sentence: string };
  actions: Record<'menus' | 'password' | 'disable' | 'enable' | 'reset' | 'delete', string>;
  /** Accessible names of buttons. */
  fields: {
    username: string;
    usernameHint: string;
    name: string;
    nameHint: string;
    password: string;
    show: string;
    hide: string;
    menus: string;
    menusHint: string;
    managesKeys: string;
    managesKeysHint: string;
  };
  /** `start` opens the dialog. */
  add: { start: string; action: string; submitting: string; done: string; doneSentence: string };
  invite: {
    heading: string;
    email: string;
    emailHint: string;
    language: string;
    submit: string;
    submitting: string;
    done: string;
    doneSentence: string;
  };
  invitations: {
    heading: string;
    sentence: string;
    columns: Record<'email' | 'menus' | 'sent' | 'goodFor' | 'actions', string>;
    lastDay: string;
    daysLeft: string;
    ended: string;
    sendAgain: string;
    revoke: string;
    /** Of a link that has ended. */
    remove: string;
    revoked: string;
    revokedSentence: string;
  };
  chooseMenus: { heading: string; submit: string; submitting: string; done: string };
  newPassword: {
    heading: string;
    sentence: string;
    submit: string;
    submitting: string;
    done: string;
  };
  /** For an employee who lost passkeys, app and codes. */
  resetSteps: EndingWords;
  confirmations: Record<
    | ('add' | 'menus' | 'password' | 'disable' | 'enable' | 'reset')
    | ('invite' | 'sendAgain' | 'revoke' | 'delete')
    | ('requireTwoFactor' | 'leaveTwoFactor'),
    ActionWords
  >;
  disabled: string;
  enabled: string;
  /** Joins an action of the list above and the employee it was applied to. */
  toastSentence: string;
};

export const consoleEmployeesWords: Localized<ConsoleEmployeesWords> = {
  en: {
    title: 'Employees',
    sentence: 'Everybody has their own login and sees the menus you open.',
    lookOnly: 'Only the main user can change employees.',
    table: 'Employees',
    columns: {
      username: 'Username',
      name: 'Name',
      menus: 'Menus',
      status: 'State',
      secondStep: 'Two-factor',
      lastLogin: 'Last login',
      actions: 'Change',
    },
    statuses: { active: 'Active', disabled: 'Disabled' },
    secondSteps: { on: 'On', off: 'Off' },
    noMenus: 'none',
    neverLoggedIn: 'never',
    newPasswordNext: '{login}; new password at next login',
    twoFactorUntil: 'Until {day}',
    twoFactorMissing: 'Needed now',
    twoFactor: {
      require: 'Require two-factor authentication',
      required: 'Two-factor authentication is required',
      optional: 'Employees may log in with the password alone.',
      since:
        'Since {since}. Whoever has none yet can log in until {until} and is asked each time; after that, setting it up is the only thing they can do.',
      count: '{having} of {all} have it',
    },
    requireTwoFactor: {
      heading: 'Require two-factor authentication?',
      without:
        'These have none yet: {names}. They can log in until {day}; after that, setting it up is the only thing they can do. Whoever joins later sets it up first.',
      nobodyWithout: 'Everybody has it already. Whoever joins later sets it up first.',
      keep: 'Not now',
      act: 'Require it',
      acting: 'Requiring',
      on: 'Two-factor authentication required',
      onSentence: 'Employees without it are asked at each login.',
      off: 'No longer required',
      offSentence: 'Employees may log in with the password alone.',
    },
    deleteEmployee: {
      heading: 'Delete {name}?',
      sentence: 'Login, passkeys and app go for good. What happened and tickets keep the name.',
      name: 'Type “{name}” to delete',
      submit: 'Delete employee',
      submitting: 'Deleting',
      done: 'Employee deleted',
      doneSentence: '{name} is no longer in your account.',
    },
    empty: {
      heading: 'No employees yet',
      sentence: 'Invite the first one by mail, with the menus they need.',
    },
    actions: {
      menus: 'Menus',
      password: 'Password',
      disable: 'Disable',
      enable: 'Enable',
      reset: 'Reset',
      delete: 'Delete',
    },
    fields: {
      username: 'Employee username',
      usernameHint: 'Begins with a letter; letters, digits, dots, hyphens and underscores',
      name: 'Name (optional)',
      nameHint: 'Shown in place of the username',
      password: 'First password',
      show: 'Show the password',
      hide: 'Hide the password',
      menus: 'Menus',
      menusHint: 'The first open menu is where they land.',
      managesKeys: 'Manage keys',
      managesKeysHint: 'make and end keys, change callbacks; Developer alone only shows them',
    },
    add: {
      start: 'Add with a password',
      action: 'Add employee',
      submitting: 'Adding',
      done: 'Employee added',
      doneSentence: 'Hand the first password to {username} yourself; we do not mail it.',
    },
    invite: {
      heading: 'Invite by mail',
      email: 'Email',
      emailHint: 'They choose their own username and password. You never see it.',
      language: 'Language of the mail',
      submit: 'Send the invitation',
      submitting: 'Sending',
      done: 'Invitation sent',
      doneSentence: '{email} has 7 days to use the link.',
    },
    invitations: {
      heading: 'Invitations',
      sentence: 'A link is good for 7 days and for one person.',
      columns: {
        email: 'Sent to',
        menus: 'Menus',
        sent: 'Sent',
        goodFor: 'Good for',
        actions: 'Change',
      },
      lastDay: 'last day',
      daysLeft: '{days} days left',
      ended: 'Ended {date}',
      sendAgain: 'Send again',
      revoke: 'Revoke',
      remove: 'Delete',
      revoked: 'Invitation ended',
      revokedSentence: 'The link of {email} no longer works.',
    },
    chooseMenus: {
      heading: 'Menus of {username}',
      submit: 'Save menus',
      submitting: 'Saving',
      done: 'Menus saved',
    },
    newPassword: {
      heading: 'New password for {username}',
      sentence:
        'It replaces the old one and ends the employee’s logins. At the next login they choose their own.',
      submit: 'Set password',
      submitting: 'Setting',
      done: 'Password set',
    },
    resetSteps: {
      heading: 'Reset two-factor authentication of {username}?',
      sentence:
        'Passkeys, app and recovery codes of {name} no longer work. Until one of them is set up again, the password alone is enough.',
      keep: 'Leave it',
      act: 'Reset two-factor authentication',
      acting: 'Resetting',
      done: 'Two-factor authentication reset',
      doneSentence: '{username} logs in with the password alone until it is set up again.',
    },
    confirmations: {
      delete: { phrase: 'delete the employee “{username}”', action: 'Delete employee' },
      requireTwoFactor: {
        phrase: 'require two-factor authentication of employees',
        action: 'Require it',
      },
      leaveTwoFactor: {
        phrase: 'no longer require two-factor authentication of employees',
        action: 'Turn off',
      },
      invite: { phrase: 'invite {name}', action: 'Send the invitation' },
      sendAgain: { phrase: 'invite {name} again', action: 'Send again' },
      revoke: { phrase: 'end the invitation of {name}', action: 'Revoke' },
      add: { phrase: 'add the employee “{username}”', action: 'Add employee' },
      menus: { phrase: 'change the menus of “{username}”', action: 'Save menus' },
      password: { phrase: 'set a new password for “{username}”', action: 'Set password' },
      disable: { phrase: 'disable the employee “{username}”', action: 'Disable employee' },
      enable: { phrase: 'enable the employee “{username}”', action: 'Enable employee' },
      reset: {
        phrase: 'reset two-factor authentication of “{username}”',
        action: 'Reset two-factor authentication',
      },
    },
    disabled: 'Employee disabled',
    enabled: 'Employee enabled',
    toastSentence: 'This holds for {username} at once.',
  },
  zh: {
    title: '员工管理',
    sentence: '每位员工使用各自的登录方式，只能看到您开通的菜单。',
    lookOnly: '只有主账号用户可以管理员工。',
    table: '员工列表',
    columns: {
      username: '用户名',
      name: '姓名',
      menus: '菜单',
      status: '状态',
      secondStep: '两步验证',
      lastLogin: '最近登录',
      actions: '操作',
    },
    statuses: { active: '正常', disabled: '已停用' },
    secondSteps: { on: '已开启', off: '未设置' },
    noMenus: '无',
    neverLoggedIn: '从未登录',
    newPasswordNext: '{login}，下次登录须改密码',
    twoFactorUntil: '{day}前开启',
    twoFactorMissing: '须立即开启',
    twoFactor: {
      require: '要求两步验证',
      required: '已要求两步验证',
      optional: '员工仅凭密码即可登录。',
      since:
        '自 {since}起生效。尚未开启的员工在 {until}前仍可登录，每次登录都会提示；之后须先完成设置才能使用。',
      count: '{all} 人中 {having} 人已开启',
    },
    requireTwoFactor: {
      heading: '要求员工开启两步验证？',
      without:
        '以下员工尚未开启：{names}。他们在 {day}前仍可登录；之后须先完成设置才能使用。此后加入的员工须先开启两步验证。',
      nobodyWithout: '所有员工均已开启。此后加入的员工须先开启两步验证。',
      keep: '暂不要求',
      act: '要求开启',
      acting: '正在设置',
      on: '已要求两步验证',
      onSentence: '尚未开启的员工每次登录都会收到提示。',
      off: '已不再要求',
      offSentence: '员工仅凭密码即可登录。',
    },
    deleteEmployee: {
      heading: '删除 {name}？',
      sentence: '登录权限、通行密钥和身份验证器将永久删除，安全记录和工单中仍保留姓名。',
      name: '输入“{name}”以确认删除',
      submit: '删除员工',
      submitting: '正在删除',
      done: '员工已删除',
      doneSentence: '{name} 已从您的账号中删除。',
    },
    empty: {
      heading: '暂无员工',
      sentence: '通过邮件邀请第一位员工，并选择可用菜单。',
    },
    actions: {
      menus: '菜单',
      password: '密码',
      disable: '停用',
      enable: '启用',
      reset: '重置',
      delete: '删除',
    },
    fields: {
      username: '员工用户名',
      usernameHint: '以字母开头，可包含字母、数字、点、连字符和下划线',
      name: '姓名（选填）',
      nameHint: '填写后代替用户名显示',
      password: '初始密码',
      show: '显示密码',
      hide: '隐藏密码',
      menus: '菜单',
      menusHint: '员工登录后进入第一个已开通的菜单。',
      managesKeys: '管理密钥',
      managesKeysHint: '可创建和停用密钥、更改回调；仅有“开发者”菜单时只能查看',
    },
    add: {
      start: '直接添加',
      action: '添加员工',
      submitting: '正在添加',
      done: '员工已添加',
      doneSentence: '请自行将初始密码告知 {username}，我们不会通过邮件发送。',
    },
    invite: {
      heading: '邮件邀请',
      email: '邮箱',
      emailHint: '对方自行设置用户名和密码，您无法看到。',
      language: '邮件语言',
      submit: '发送邀请',
      submitting: '正在发送',
      done: '邀请已发送',
      doneSentence: '{email} 可在 7 天内使用该链接。',
    },
    invitations: {
      heading: '邀请',
      sentence: '链接 7 天内有效，仅限一人使用。',
      columns: {
        email: '收件邮箱',
        menus: '菜单',
        sent: '发送时间',
        goodFor: '有效期',
        actions: '操作',
      },
      lastDay: '最后一天',
      daysLeft: '剩余 {days} 天',
      ended: '{date}已失效',
      sendAgain: '重新发送',
      revoke: '撤销',
      remove: '删除',
      revoked: '邀请已失效',
      revokedSentence: '{email} 的链接已不可用。',
    },
    chooseMenus: {
      heading: '{username} 的菜单',
      submit: '保存菜单',
      submitting: '正在保存',
      done: '菜单已保存',
    },
    newPassword: {
      heading: '为 {username} 设置新密码',
      sentence: '新密码将取代旧密码，该员工已登录的设备也会下线，下次登录须设置自己的密码。',
      submit: '设置密码',
      submitting: '正在设置',
      done: '密码已设置',
    },
    resetSteps: {
      heading: '重置 {username} 的两步验证？',
      sentence: '{name} 的通行密钥、身份验证器和恢复码将全部失效。重新设置之前，仅凭密码即可登录。',
      keep: '不重置',
      act: '重置两步验证',
      acting: '正在重置',
      done: '两步验证已重置',
      doneSentence: '{username} 重新设置之前，仅凭密码即可登录。',
    },
    confirmations: {
      delete: { phrase: '删除员工“{username}”', action: '删除员工' },
      requireTwoFactor: { phrase: '要求员工开启两步验证', action: '要求开启' },
      leaveTwoFactor: { phrase: '不再要求员工开启两步验证', action: '不再要求' },
      invite: { phrase: '邀请 {name}', action: '发送邀请' },
      sendAgain: { phrase: '重新邀请 {name}', action: '重新发送' },
      revoke: { phrase: '撤销对 {name} 的邀请', action: '撤销' },
      add: { phrase: '添加员工“{username}”', action: '添加员工' },
      menus: { phrase: '更改员工“{username}”的菜单', action: '保存菜单' },
      password: { phrase: '为员工“{username}”设置新密码', action: '设置密码' },
      disable: { phrase: '停用员工“{username}”', action: '停用员工' },
      enable: { phrase: '启用员工“{username}”', action: '启用员工' },
      reset: { phrase: '重置员工“{username}”的两步验证', action: '重置两步验证' },
    },
    disabled: '员工已停用',
    enabled: '员工已启用',
    toastSentence: '对 {username} 立即生效。',
  },
};
