import type { AccountEventKind } from '#contract/account-events.ts';
import type { Localized } from '#contract/locale.ts';

export type ConsoleEventsWords = {
  lead: string;
  show: string;
  shows: Record<'everything' | 'logins' | 'changes' | 'refused', string>;
  today: string;
  yesterday: string;
  newDevice: string;
  unknownDevice: string;
  /** Separates actor, details and device. */
  joined: string;
  older: string;
  loadingOlder: string;
  all: string;
  empty: Record<'everything' | 'logins' | 'changes' | 'refused', string>;
  question: {
    heading: string;
    /** A successful login, or a refused second factor. */
    opened: string;
    refused: string;
    times: { today: string; yesterday: string; other: string };
    mine: string;
    notMine: string;
    answering: string;
    thanks: string;
    thanksSentence: string;
  };
  /** An employee who no longer exists. */
  formerEmployee: string;
  /**
   * By action name of the audit trail. After a colon: the variant, or `of` for an action on an
   * employee. A missing name falls back to its kind.
   */
  actions: Record<string, string>;
  kinds: Record<AccountEventKind, string>;
  /** Number of ended sessions; a new password ends all but the current one. */
  loginsEnded: { one: string; other: string };
  otherLoginsEnded: { one: string; other: string };
  employeesEnded: { one: string; other: string };
};

export const consoleEventsWords: Localized<ConsoleEventsWords> = {
  en: {
    lead: 'Logins and changes of the last 12 months, in your time zone, {zone}.',
    show: 'Show',
    shows: { everything: 'Everything', logins: 'Logins', changes: 'Changes', refused: 'Rejected' },
    today: 'Today',
    yesterday: 'Yesterday',
    newDevice: 'New device',
    unknownDevice: 'Unknown device',
    joined: '{one}, {other}',
    older: 'Show older',
    loadingOlder: 'Loading',
    all: 'That is everything of the last 12 months.',
    empty: {
      everything: 'Nothing happened in the last 12 months.',
      logins: 'No login in the last 12 months.',
      changes: 'Nothing was changed in the last 12 months.',
      refused: 'No login was rejected in the last 12 months.',
    },
    question: {
      heading: 'Was this you?',
      opened:
        'A login from a device we have not seen: {device}, {address}, {time}. It\u00a0got\u00a0in.',
      refused:
        'A login from a device we have not seen: {device}, {address}, {time}. The password was right, two-factor authentication was not passed.',
      times: {
        today: 'today at {time}',
        yesterday: 'yesterday at {time}',
        other: '{date} at {time}',
      },
      mine: 'It was me',
      notMine: 'Not me: secure my account',
      answering: 'One moment',
      thanks: 'Good',
      thanksSentence: 'We know this device now.',
    },
    formerEmployee: 'a former employee',
    actions: {
      'session.opened': 'Logged in',
      'session.opened:password': 'Logged in with the password',
      'session.opened:passkey': 'Logged in with a passkey',
      'session.opened:app': 'Logged in with the authenticator app',
      'session.opened:recovery': 'Logged in with a recovery code',
      'session.ended': 'Login ended',
      'account.activated': 'Account activated',
      'account.activated:mail': 'Account activated by email',
      'account.activated:phone': 'Account activated by phone',
      'password.reset': 'Password reset',
      'password.reset:mail': 'Password reset by email',
      'password.reset:phone': 'Password reset by text',
      'password.changed': 'Password changed',
      'details.changed': 'Details changed',
      'employee.added': 'Employee {username} added',
      'employee.added:of': 'Employee {target} added',
      'employee.invited': '{email} invited',
      'employee.invitation-revoked': 'Invitation of {email} revoked',
      'employee.invitation-declined': '{email} declined the invitation',
      'employee.joined': 'Joined by invitation',
      'employee.joined:of': '{target} joined by invitation',
      'employee.enabled': 'Access turned on',
      'employee.enabled:of': 'Access of {target} turned on',
      'employee.disabled': 'Access turned off',
      'employee.disabled:of': 'Access of {target} turned off',
      'employee.menus-changed': 'Menus changed',
      'employee.menus-changed:of': 'Menus of {target} changed',
      'employee.password-set': 'New password set by the main user',
      'employee.password-set:of': 'New password for {target} set',
      'employee.deleted': 'Employee {username} deleted',
      'employee.deleted:of': 'Employee {target} deleted',
      'two-factor.required': 'Two-factor authentication required of employees',
      'two-factor.optional': 'Two-factor authentication no longer required of employees',
      'key.made': 'API key “{name}” made',
      'key.changed': 'API key “{name}” changed',
      'key.ended': 'API key “{name}” ended',
      'callback.address-changed': 'Callback address changed',
      'callback.secret-shown': 'Callback secret shown',
      'callback.secret-prepared': 'New callback secret made',
      'callback.secret-switched': 'Callback secret switched',
      'allowed-addresses.changed': 'Allowed addresses changed',
      'balance-alert.set': 'Balance alert set: below {below} {currency}',
      'balance-alert.off': 'Balance alert turned off',
      'passkey.added': 'Passkey “{name}” added',
      'passkey.renewed': 'Passkey “{name}” renewed',
      'passkey.renamed': 'Passkey “{before}” renamed “{after}”',
      'passkey.removed': 'Passkey “{name}” removed',
      'app.added': 'Authenticator app set up',
      'app.removed': 'Authenticator app removed',
      'recovery-codes.made': 'New recovery codes made',
      'recovery-code.used': 'Recovery code used, {left} left',
      'second-step.reset': 'Two-factor authentication reset',
      'second-step.reset:of': 'Two-factor authentication of {target} reset',
      'customer.enabled': 'Account enabled by our team',
      'customer.disabled': 'Account disabled by our team',
      'login.locked': 'Login paused after wrong passwords',
      'second-step.refused': 'Two-factor authentication not passed',
    },
    kinds: { login: 'Logged in', change: 'Account changed', refused: 'Rejected' },
    loginsEnded: { one: '1 login ended', other: '{count} logins ended' },
    otherLoginsEnded: { one: '1 other login ended', other: '{count} other logins ended' },
    employeesEnded: {
      one: '1 login of an employee ended',
      other: '{count} logins of employees ended',
    },
  },
  zh: {
    lead: '最近 12 个月的登录与变更，按您的时区（{zone}）显示。',
    show: '显示',
    shows: { everything: '全部', logins: '登录', changes: '变更', refused: '未通过' },
    today: '今天',
    yesterday: '昨天',
    newDevice: '新设备',
    unknownDevice: '未知设备',
    joined: '{one}，{other}',
    older: '显示更早的记录',
    loadingOlder: '正在加载',
    all: '最近 12 个月的记录已全部显示。',
    empty: {
      everything: '最近 12 个月没有记录。',
      logins: '最近 12 个月没有登录记录。',
      changes: '最近 12 个月没有变更记录。',
      refused: '最近 12 个月没有未通过的登录。',
    },
    question: {
      heading: '这是您本人吗？',
      opened: '有一台新设备登录了您的账号：{device}，{address}，{time}。',
      refused: '有一台新设备尝试登录：{device}，{address}，{time}。密码正确，但未通过两步验证。',
      times: { today: '今天 {time}', yesterday: '昨天 {time}', other: '{date} {time}' },
      mine: '是我本人',
      notMine: '不是我：保护账号',
      answering: '请稍候',
      thanks: '已确认',
      thanksSentence: '我们已记住这台设备。',
    },
    formerEmployee: '已移除的员工',
    actions: {
      'session.opened': '登录',
      'session.opened:password': '使用密码登录',
      'session.opened:passkey': '使用通行密钥登录',
      'session.opened:app': '使用身份验证器登录',
      'session.opened:recovery': '使用恢复码登录',
      'session.ended': '登录已结束',
      'account.activated': '激活账号',
      'account.activated:mail': '通过邮箱激活账号',
      'account.activated:phone': '通过手机激活账号',
      'password.reset': '重置密码',
      'password.reset:mail': '通过邮箱重置密码',
      'password.reset:phone': '通过短信重置密码',
      'password.changed': '修改密码',
      'details.changed': '修改基本信息',
      'employee.added': '添加员工 {username}',
      'employee.added:of': '添加员工 {target}',
      'employee.invited': '邀请 {email}',
      'employee.invitation-revoked': '撤销对 {email} 的邀请',
      'employee.invitation-declined': '{email} 谢绝了邀请',
      'employee.joined': '通过邀请加入',
      'employee.joined:of': '{target} 通过邀请加入',
      'employee.enabled': '登录权限已启用',
      'employee.enabled:of': '启用员工 {target}',
      'employee.disabled': '登录权限已停用',
      'employee.disabled:of': '停用员工 {target}',
      'employee.menus-changed': '菜单权限已更改',
      'employee.menus-changed:of': '更改员工 {target} 的菜单',
      'employee.password-set': '主账号用户设置了新密码',
      'employee.password-set:of': '为员工 {target} 设置新密码',
      'employee.deleted': '删除员工 {username}',
      'employee.deleted:of': '删除员工 {target}',
      'two-factor.required': '要求员工开启两步验证',
      'two-factor.optional': '不再要求员工开启两步验证',
      'key.made': '创建 API 密钥“{name}”',
      'key.changed': '更改 API 密钥“{name}”',
      'key.ended': '停用 API 密钥“{name}”',
      'callback.address-changed': '更改回调地址',
      'callback.secret-shown': '查看回调密钥',
      'callback.secret-prepared': '生成新的回调密钥',
      'callback.secret-switched': '切换回调密钥',
      'allowed-addresses.changed': '更改 IP 白名单',
      'balance-alert.set': '设置余额提醒：低于 {below} {currency}',
      'balance-alert.off': '关闭余额提醒',
      'passkey.added': '添加通行密钥“{name}”',
      'passkey.renewed': '更新通行密钥“{name}”',
      'passkey.renamed': '通行密钥“{before}”更名为“{after}”',
      'passkey.removed': '移除通行密钥“{name}”',
      'app.added': '设置身份验证器',
      'app.removed': '移除身份验证器',
      'recovery-codes.made': '重新生成恢复码',
      'recovery-code.used': '使用了恢复码，剩余 {left} 个',
      'second-step.reset': '两步验证已重置',
      'second-step.reset:of': '重置员工 {target} 的两步验证',
      'customer.enabled': '账号已由我们启用',
      'customer.disabled': '账号已由我们停用',
      'login.locked': '密码多次错误，登录已暂停',
      'second-step.refused': '两步验证未通过',
    },
    kinds: { login: '登录', change: '账号变更', refused: '未通过' },
    loginsEnded: { one: '1 个登录已下线', other: '{count} 个登录已下线' },
    otherLoginsEnded: { one: '1 个其他登录已下线', other: '{count} 个其他登录已下线' },
    employeesEnded: { one: '1 个员工登录已下线', other: '{count} 个员工登录已下线' },
  },
};
