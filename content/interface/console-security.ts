import { brand } from '#content/brand.ts';
import type { Localized } from '#contract/locale.ts';
import type { ActionWords } from './console-confirm.ts';

/** A confirmation before something is removed. */
export type EndingWords = {
  heading: string;
  sentence: string;
  keep: string;
  act: string;
  acting: string;
  done: string;
  doneSentence: string;
};

export type ConsoleSecurityWords = {
  /** The login method as three stops of a line. */
  way: {
    password: string;
    changed: string;
    secondStep: string;
    passkeys: { one: string; other: string };
    app: string;
    joined: string;
    notSetUp: string;
    console: string;
  };
  offer: {
    heading: string;
    sentence: string;
    app: string;
    /** For browsers without passkey support. */
    appSentence: string;
    appFirst: string;
  };
  passkeys: {
    heading: string;
    sentence: string;
    unsupported: string;
    add: string;
    adding: string;
    none: string;
    noneFacts: string;
    here: string;
    used: string;
    neverUsed: string;
    /** Whether it logs in without a password. */
    logsInAlone: string;
    afterPassword: string;
    renew: string;
    rename: string;
    remove: string;
  };
  others: {
    heading: string;
    sentence: string;
    app: string;
    appUsed: string;
    appNeverUsed: string;
    appNone: string;
    setUp: string;
    settingUp: string;
    remove: string;
    codes: string;
    codesLeft: string;
    makeCodes: string;
  };
  newPasskey: {
    heading: string;
    made: string;
    /** The provider of a passkey that is not on the device itself. */
    elsewhere: string;
    synced: string;
    naming: string;
    label: string;
    hint: string;
    keyName: string;
    keep: string;
    keeping: string;
    /** The app is set up, but its recovery codes were lost. */
    lost: string;
    stopped: { lead: string; sentence: string };
    useApp: string;
    retry: string;
    done: string;
    doneSentence: string;
  };
  /** Makes a new passkey in place of one that does not log in alone. */
  renewPasskey: { heading: string; done: string; doneSentence: string };
  rename: {
    heading: string;
    label: string;
    submit: string;
    submitting: string;
    done: string;
    doneSentence: string;
  };
  removePasskey: EndingWords;
  removeApp: EndingWords;
  /** Replaces the sentence if it is the last factor. */
  lastStep: string;
  newApp: {
    heading: string;
    picture: string;
    typeIn: string;
    copy: { copy: string; copied: string; failed: string };
    scan: string;
    scanHint: string;
    digits: string;
    label: string;
    wrong: string;
    locked: string;
    lost: string;
    submit: string;
    submitting: string;
    done: string;
    doneSentence: string;
  };
  /** The new codes are shown immediately, so no confirmation follows. */
  newCodes: Omit<EndingWords, 'done' | 'doneSentence'>;
  codes: {
    heading: string;
    lead: string;
    sentence: string;
    copy: { copy: string; copied: string; failed: string };
    download: string;
    print: string;
    stored: string;
    done: string;
    /** Heading of the file and of the printed sheet. */
    title: string;
  };
  /** In place of the password that the main user chose. */
  ownPassword: Record<
    'title' | 'sentence' | 'given' | 'submit' | 'submitting' | 'done' | 'doneSentence',
    string
  >;
  password: {
    heading: string;
    sentence: string;
    current: string;
    next: string;
    confirmation: string;
    show: string;
    hide: string;
    endEmployees: string;
    /** After “Not me”. */
    urgent: { lead: string; sentence: string };
    submit: string;
    submitting: string;
    changed: string;
    changedSentence: string;
  };
  sessions: {
    heading: string;
    sentence: string;
    current: string;
    began: string;
    used: string;
    unknownDevice: string;
    end: string;
    ending: string;
    endOthers: string;
    ended: string;
    endedOthers: string;
    /** Next to the form that adds a second factor. */
    alsoEndOthers: string;
    notEnded: string;
    alone: string;
  };
  confirmations: Record<
    | 'addPasskey'
    | 'renewPasskey'
    | 'renamePasskey'
    | 'removePasskey'
    | 'setUpApp'
    | 'removeApp'
    | 'makeCodes'
    | 'endSession'
    | 'endOthers',
    ActionWords
  >;
};

export const consoleSecurityWords: Localized<ConsoleSecurityWords> = {
  en: {
    way: {
      password: 'Password',
      changed: 'changed {time}',
      secondStep: 'Two-factor authentication',
      passkeys: { one: '1 passkey', other: '{count} passkeys' },
      app: '1 app',
      joined: '{one}, {other}',
      notSetUp: 'not set up',
      console: 'Console',
    },
    offer: {
      heading: 'A stolen password opens everything',
      sentence:
        'Turn on two-factor authentication. A passkey is both factors at once: you log in by fingerprint, face or device PIN, without your password.',
      app: 'Use an app instead',
      appSentence:
        'Turn on two-factor authentication: six digits of an app on your phone. This browser cannot make passkeys.',
      appFirst: 'Set up an app',
    },
    passkeys: {
      heading: 'Passkeys',
      sentence: 'Your fingerprint, face or device PIN. Nothing to type, nothing to steal.',
      unsupported: 'This browser cannot make passkeys. Use a newer one, or an app.',
      add: 'Add a passkey',
      adding: 'Waiting for your browser',
      none: 'No passkey yet',
      noneFacts: 'One touch instead of six digits',
      here: 'This device',
      used: 'Added {date}, last used {used}',
      neverUsed: 'Added {date}, never used',
      logsInAlone: 'Logs in without a password',
      afterPassword: 'Asked for after your password. Renew it to log in with it alone.',
      renew: 'Renew',
      rename: 'Rename',
      remove: 'Remove',
    },
    others: {
      heading: 'Other factors',
      sentence: 'For a device without your passkey.',
      app: 'Authenticator app',
      appUsed: 'Set up {date}, last used {used}',
      appNeverUsed: 'Set up {date}, never used',
      appNone: 'Not set up',
      setUp: 'Set up',
      settingUp: 'One moment',
      remove: 'Remove',
      codes: 'Recovery codes',
      codesLeft: '{left} of {all} left',
      makeCodes: 'Make new ones',
    },
    newPasskey: {
      heading: 'Add a passkey',
      made: 'Your browser has made it',
      elsewhere: 'Kept by a security key or another device',
      synced: '{device}, kept on your other devices too',
      naming: 'Give it a name',
      label: 'Name of the passkey',
      hint: 'So that you know which one to remove later.',
      keyName: 'Security key',
      keep: 'Keep this passkey',
      keeping: 'Keeping it',
      lost: 'The passkey is added, but your recovery codes have not arrived. Try again to see them. If they still do not come, close this and make new ones.',
      stopped: {
        lead: 'No passkey was made.',
        sentence: `The window of your browser was closed, or this device already has one for ${brand.names.short.en}.`,
      },
      useApp: 'Use an app instead',
      retry: 'Try again',
      done: 'Passkey added',
      doneSentence: 'You can log in with it alone from now on, without your password.',
    },
    renewPasskey: {
      heading: 'Renew the passkey',
      done: 'Passkey renewed',
      doneSentence: 'You can log in with it alone from now on, without your password.',
    },
    rename: {
      heading: 'Rename the passkey',
      label: 'Name',
      submit: 'Save',
      submitting: 'Saving',
      done: 'Passkey renamed',
      doneSentence: 'It is now called “{name}”.',
    },
    removePasskey: {
      heading: 'Remove the passkey “{name}”?',
      sentence: 'It then no longer opens your account. Delete it on its device as well.',
      keep: 'Keep it',
      act: 'Remove the passkey',
      acting: 'Removing',
      done: 'Passkey removed',
      doneSentence: '“{name}” no longer opens your account.',
    },
    removeApp: {
      heading: 'Remove the authenticator app?',
      sentence: 'Its codes then no longer open your account. Delete the entry in the app as well.',
      keep: 'Keep it',
      act: 'Remove the app',
      acting: 'Removing',
      done: 'Authenticator app removed',
      doneSentence: 'Its codes no longer open your account.',
    },
    lastStep:
      'It is all your two-factor authentication. Without it the password alone opens your account, and your recovery codes end.',
    newApp: {
      heading: 'Set up an authenticator app',
      picture: 'QR code for your authenticator app',
      typeIn: 'Can’t scan? Type this in:',
      copy: { copy: 'Copy', copied: 'Secret copied', failed: 'Not copied' },
      scan: 'Scan the code',
      scanHint: 'with any authenticator app',
      digits: 'Type the six digits',
      label: 'Six-digit code',
      wrong: 'This code does not match. Type the newest one; it changes every 30 seconds.',
      locked: 'Too many wrong codes. Try again at {time}.',
      lost: 'The app is set up, but your recovery codes have not arrived. Try again with the same digits to see them. If they still do not come, close this and make new ones.',
      submit: 'Turn on',
      submitting: 'Turning on',
      done: 'Authenticator app set up',
      doneSentence: 'Its codes open your account from now on.',
    },
    newCodes: {
      heading: 'Make new recovery codes?',
      sentence: 'The ones you have stop working at once.',
      keep: 'Keep the old ones',
      act: 'Make new codes',
      acting: 'Making them',
    },
    codes: {
      heading: 'Your recovery codes',
      lead: 'Each works once, when passkey and app are lost.',
      sentence: 'We show them this one time; earlier codes no longer work.',
      copy: { copy: 'Copy', copied: 'Copied', failed: 'Not copied' },
      download: 'Download .txt',
      print: 'Print',
      stored: 'I have stored the codes',
      done: 'Done',
      title: `${brand.names.short.en} recovery codes of {account}, made {date}`,
    },
    ownPassword: {
      title: 'Choose your own password',
      sentence: 'The main user knows the one you were given. Nothing else opens before.',
      given: 'Password you were given',
      submit: 'Set my password',
      submitting: 'Setting',
      done: 'Password set',
      doneSentence: 'You alone know it. Use it from now on.',
    },
    password: {
      heading: 'Password',
      sentence: 'A new password ends your logins on all other devices.',
      current: 'Current password',
      next: 'New password',
      confirmation: 'Confirm password',
      show: 'Show the password',
      hide: 'Hide the password',
      endEmployees: 'Also log out all employees',
      urgent: {
        lead: 'All other logins have ended.',
        sentence: 'Now choose a new password, so that nobody comes back with the old one.',
      },
      submit: 'Change password',
      submitting: 'Changing',
      changed: 'Password changed',
      changedSentence: 'You are logged in on this device alone.',
    },
    sessions: {
      heading: 'Where you are logged in',
      sentence: 'Don’t recognize one of these? End it and change your password.',
      current: 'This device',
      began: 'Logged in {began}',
      used: 'Logged in {began}, last used {used}',
      unknownDevice: 'Unknown device',
      end: 'End',
      ending: 'Ending',
      endOthers: 'End all others',
      ended: 'That login has ended.',
      endedOthers: 'All other logins have ended.',
      alsoEndOthers: 'Also end my other logins',
      notEnded: 'Your other logins could not be ended. End them in the list below.',
      alone: 'You are logged in nowhere else.',
    },
    confirmations: {
      addPasskey: { phrase: 'add a passkey', action: 'Add a passkey' },
      renewPasskey: { phrase: 'renew the passkey “{name}”', action: 'Renew the passkey' },
      renamePasskey: { phrase: 'rename the passkey “{name}”', action: 'Rename the passkey' },
      removePasskey: { phrase: 'remove the passkey “{name}”', action: 'Remove the passkey' },
      setUpApp: { phrase: 'set up an authenticator app', action: 'Set up the app' },
      removeApp: { phrase: 'remove the authenticator app', action: 'Remove the app' },
      makeCodes: { phrase: 'make new recovery codes', action: 'Make new codes' },
      endSession: { phrase: 'end the login on “{name}”', action: 'End the login' },
      endOthers: { phrase: 'end all other logins', action: 'End all others' },
    },
  },
  zh: {
    way: {
      password: '密码',
      changed: '{time}修改',
      secondStep: '两步验证',
      passkeys: { one: '1 个通行密钥', other: '{count} 个通行密钥' },
      app: '1 个身份验证器',
      joined: '{one}，{other}',
      notSetUp: '未设置',
      console: '控制台',
    },
    offer: {
      heading: '仅靠密码并不安全',
      sentence:
        '请开启两步验证。通行密钥一次完成两步：凭指纹、面容或设备 PIN 即可登录，无需输入密码。',
      app: '改用身份验证器',
      appSentence:
        '请开启两步验证：登录时输入手机上身份验证器中的六位数字。此浏览器不支持通行密钥。',
      appFirst: '设置身份验证器',
    },
    passkeys: {
      heading: '通行密钥',
      sentence: '使用指纹、面容或设备 PIN 登录，无需输入，也不会被窃取。',
      unsupported: '此浏览器不支持通行密钥，请更换浏览器或使用身份验证器。',
      add: '添加通行密钥',
      adding: '正在等待浏览器',
      none: '暂无通行密钥',
      noneFacts: '轻触一下，无需输入六位数字',
      here: '当前设备',
      used: '{date}添加，{used}使用',
      neverUsed: '{date}添加，从未使用',
      logsInAlone: '无需密码即可登录',
      afterPassword: '需先输入密码。更新后即可单独用它登录。',
      renew: '更新',
      rename: '重命名',
      remove: '移除',
    },
    others: {
      heading: '其他验证方式',
      sentence: '在没有通行密钥的设备上使用。',
      app: '身份验证器',
      appUsed: '{date}设置，{used}使用',
      appNeverUsed: '{date}设置，从未使用',
      appNone: '未设置',
      setUp: '设置',
      settingUp: '请稍候',
      remove: '移除',
      codes: '恢复码',
      codesLeft: '剩余 {left} / {all} 个',
      makeCodes: '重新生成',
    },
    newPasskey: {
      heading: '添加通行密钥',
      made: '浏览器已创建',
      elsewhere: '保存在安全密钥或其他设备上',
      synced: '{device}，并同步到您的其他设备',
      naming: '为它命名',
      label: '通行密钥名称',
      hint: '方便日后辨认和移除。',
      keyName: '安全密钥',
      keep: '保存通行密钥',
      keeping: '正在保存',
      lost: '通行密钥已添加，但恢复码未能显示。请重试查看；如仍无法显示，请关闭此窗口并重新生成恢复码。',
      stopped: {
        lead: '未创建通行密钥。',
        sentence: `浏览器窗口已关闭，或此设备已有${brand.names.short.zh}的通行密钥。`,
      },
      useApp: '改用身份验证器',
      retry: '重试',
      done: '通行密钥已添加',
      doneSentence: '以后可直接用它登录，无需输入密码。',
    },
    renewPasskey: {
      heading: '更新通行密钥',
      done: '通行密钥已更新',
      doneSentence: '以后可直接用它登录，无需输入密码。',
    },
    rename: {
      heading: '重命名通行密钥',
      label: '名称',
      submit: '保存',
      submitting: '正在保存',
      done: '通行密钥已重命名',
      doneSentence: '新名称为“{name}”。',
    },
    removePasskey: {
      heading: '移除通行密钥“{name}”？',
      sentence: '移除后无法再用它登录，请同时在对应的设备上删除。',
      keep: '保留',
      act: '移除通行密钥',
      acting: '正在移除',
      done: '通行密钥已移除',
      doneSentence: '“{name}”已无法用于登录。',
    },
    removeApp: {
      heading: '移除身份验证器？',
      sentence: '移除后无法再用其验证码登录，请同时在手机上删除该条目。',
      keep: '保留',
      act: '移除身份验证器',
      acting: '正在移除',
      done: '身份验证器已移除',
      doneSentence: '其验证码已无法用于登录。',
    },
    lastStep: '这是您唯一的两步验证方式。移除后仅凭密码即可登录，恢复码也将失效。',
    newApp: {
      heading: '设置身份验证器',
      picture: '身份验证器二维码',
      typeIn: '无法扫码？请手动输入：',
      copy: { copy: '复制', copied: '密钥已复制', failed: '复制失败' },
      scan: '扫描二维码',
      scanHint: '使用任意身份验证器',
      digits: '输入六位数字',
      label: '六位验证码',
      wrong: '验证码不正确，请输入最新的验证码（每 30 秒更新）。',
      locked: '验证码错误次数过多，请在 {time} 重试。',
      lost: '身份验证器已开启，但恢复码未能显示。请用相同的验证码重试；如仍无法显示，请关闭此窗口并重新生成恢复码。',
      submit: '开启',
      submitting: '正在开启',
      done: '身份验证器已开启',
      doneSentence: '以后可用其验证码登录。',
    },
    newCodes: {
      heading: '重新生成恢复码？',
      sentence: '现有的恢复码将立即失效。',
      keep: '保留现有恢复码',
      act: '重新生成',
      acting: '正在生成',
    },
    codes: {
      heading: '您的恢复码',
      lead: '每个恢复码仅可使用一次，用于通行密钥和身份验证器均不可用时登录。',
      sentence: '仅显示这一次，之前的恢复码已失效。',
      copy: { copy: '复制', copied: '已复制', failed: '复制失败' },
      download: '下载 .txt',
      print: '打印',
      stored: '我已保存恢复码',
      done: '完成',
      title: `${brand.names.short.zh}恢复码，账号 {account}，生成于 {date}`,
    },
    ownPassword: {
      title: '请设置自己的密码',
      sentence: '初始密码由主账号用户设置。设置自己的密码后，才能使用其他功能。',
      given: '初始密码',
      submit: '设置密码',
      submitting: '正在设置',
      done: '密码已设置',
      doneSentence: '此密码只有您知道，今后请使用它登录。',
    },
    password: {
      heading: '密码',
      sentence: '修改密码后，其他设备上的登录将失效。',
      current: '当前密码',
      next: '新密码',
      confirmation: '确认密码',
      show: '显示密码',
      hide: '隐藏密码',
      endEmployees: '同时让所有员工下线',
      urgent: {
        lead: '其他设备已全部下线。',
        sentence: '请立即设置新密码，以免他人用旧密码再次登录。',
      },
      submit: '修改密码',
      submitting: '正在修改',
      changed: '密码已修改',
      changedSentence: '目前仅在此设备上登录。',
    },
    sessions: {
      heading: '登录设备',
      sentence: '如有不认识的设备，请将其下线并修改密码。',
      current: '当前设备',
      began: '{began}登录',
      used: '{began}登录，最近使用于{used}',
      unknownDevice: '未知设备',
      end: '下线',
      ending: '正在下线',
      endOthers: '其他设备全部下线',
      ended: '该设备已下线。',
      endedOthers: '其他设备已全部下线。',
      alsoEndOthers: '同时让其他设备全部下线',
      notEnded: '其他设备未能下线，请在下方列表中操作。',
      alone: '您没有在其他设备上登录。',
    },
    confirmations: {
      addPasskey: { phrase: '添加通行密钥', action: '添加通行密钥' },
      renewPasskey: { phrase: '更新通行密钥“{name}”', action: '更新通行密钥' },
      renamePasskey: { phrase: '重命名通行密钥“{name}”', action: '重命名通行密钥' },
      removePasskey: { phrase: '移除通行密钥“{name}”', action: '移除通行密钥' },
      setUpApp: { phrase: '设置身份验证器', action: '设置身份验证器' },
      removeApp: { phrase: '移除身份验证器', action: '移除身份验证器' },
      makeCodes: { phrase: '重新生成恢复码', action: '重新生成' },
      endSession: { phrase: '让“{name}”下线', action: '下线' },
      endOthers: { phrase: '让其他设备全部下线', action: '全部下线' },
    },
  },
};
