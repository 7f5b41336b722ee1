import type { Localized } from '#contract/locale.ts';

export type ConsoleEmployeesWords = {
  title: string;
  sentence: string;
  /** Stands in place of the buttons for an employee who may only look. */
  lookOnly: string;
  table: string;
  columns: Record<'username' | 'name' | 'menus' | 'status' | 'lastLogin' | 'actions', string>;
  statuses: Record<'active' | 'disabled', string>;
  noMenus: string;
  neverLoggedIn: string;
  empty: { heading: string; sentence: string };
  actions: { menus: string; password: string; disable: string; enable: string };
  /** What a button says to those who hear it alone. */
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
  };
  add: { action: string; submitting: string; done: string; doneSentence: string };
  chooseMenus: { heading: string; submit: string; submitting: string; done: string };
  newPassword: {
    heading: string;
    sentence: string;
    submit: string;
    submitting: string;
    done: string;
  };
  disabled: string;
  enabled: string;
  /** What each of these says of whom. */
  toastSentence: string;
  cancel: string;
};

export const consoleEmployeesWords: Localized<ConsoleEmployeesWords> = {
  en: {
    title: 'Employees',
    sentence:
      'They log in with your account’s phone, their username and a password, and see the menus you open.',
    lookOnly: 'Only the main user can change employees.',
    table: 'Employees',
    columns: {
      username: 'Username',
      name: 'Name',
      menus: 'Menus',
      status: 'State',
      lastLogin: 'Last login',
      actions: 'Change',
    },
    statuses: { active: 'Active', disabled: 'Disabled' },
    noMenus: 'none',
    neverLoggedIn: 'never',
    empty: {
      heading: 'No employees yet',
      sentence: 'Add the first one with a username, a first password and the menus they need.',
    },
    actions: {
      menus: 'Menus',
      password: 'Password',
      disable: 'Disable',
      enable: 'Enable',
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
      menusHint:
        'The first open menu is where they land. Under My account they change their password.',
    },
    add: {
      action: 'Add employee',
      submitting: 'Adding',
      done: 'Employee added',
      doneSentence: 'Hand the first password to {username} yourself; we do not mail it.',
    },
    chooseMenus: {
      heading: 'Menus of {username}',
      submit: 'Save menus',
      submitting: 'Saving',
      done: 'Menus saved',
    },
    newPassword: {
      heading: 'New password for {username}',
      sentence: 'It replaces the old one and ends the employee’s logins.',
      submit: 'Set password',
      submitting: 'Setting',
      done: 'Password set',
    },
    disabled: 'Employee disabled',
    enabled: 'Employee enabled',
    toastSentence: 'This holds for {username} at once.',
    cancel: 'Cancel',
  },
  zh: {
    title: '员工管理',
    sentence: '员工使用主账号手机号、员工用户名和密码登录，只能看到您开通的菜单。',
    lookOnly: '只有主账号用户可以管理员工。',
    table: '员工列表',
    columns: {
      username: '用户名',
      name: '姓名',
      menus: '菜单',
      status: '状态',
      lastLogin: '最近登录',
      actions: '操作',
    },
    statuses: { active: '正常', disabled: '已停用' },
    noMenus: '无',
    neverLoggedIn: '从未登录',
    empty: {
      heading: '还没有员工',
      sentence: '添加第一位员工，设置用户名、初始密码和可用菜单。',
    },
    actions: { menus: '菜单', password: '密码', disable: '停用', enable: '启用' },
    fields: {
      username: '员工用户名',
      usernameHint: '以字母开头，可包含字母、数字、点、连字符和下划线',
      name: '姓名（选填）',
      nameHint: '填写后代替用户名显示',
      password: '初始密码',
      show: '显示密码',
      hide: '隐藏密码',
      menus: '菜单',
      menusHint: '员工登录后进入第一个已开通的菜单，可在“我的账号”中修改密码。',
    },
    add: {
      action: '添加员工',
      submitting: '正在添加',
      done: '员工已添加',
      doneSentence: '请自行将初始密码告知 {username}，我们不会通过邮件发送。',
    },
    chooseMenus: {
      heading: '{username} 的菜单',
      submit: '保存菜单',
      submitting: '正在保存',
      done: '菜单已保存',
    },
    newPassword: {
      heading: '为 {username} 设置新密码',
      sentence: '新密码将取代旧密码，该员工已登录的设备也会下线。',
      submit: '设置密码',
      submitting: '正在设置',
      done: '密码已设置',
    },
    disabled: '员工已停用',
    enabled: '员工已启用',
    toastSentence: '对 {username} 立即生效。',
    cancel: '取消',
  },
};
