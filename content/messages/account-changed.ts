import * as z from 'zod/mini';
import { brand } from '#content/brand.ts';
import type { Localized } from '#contract/locale.ts';
import { addressee, greet } from './greeting.ts';
import { writeMail } from './mail-layout.ts';
import { writeMoment } from './moment.ts';
import { mailTemplate } from './template.ts';

/** Action names of the audit trail. */
const mailedActions = [
  'passkey.added',
  'passkey.renewed',
  'passkey.renamed',
  'passkey.removed',
  'app.added',
  'app.removed',
  'recovery-codes.made',
  'second-step.reset',
  'employee.joined',
  'employee.enabled',
  'employee.disabled',
  'employee.menus-changed',
  'employee.password-set',
  'employee.deleted',
  'two-factor.required',
  'two-factor.optional',
  'key.made',
  'key.changed',
  'key.ended',
  'callback.address-changed',
  'callback.secret-prepared',
  'callback.secret-switched',
  'allowed-addresses.changed',
] as const;
export type MailedAction = (typeof mailedActions)[number];

/** `employee` is empty if the owner's own login changed, `address` if an operator did it. */
export const accountChanged = mailTemplate(
  'mail',
  z.object({
    ...addressee,
    change: z.enum(mailedActions),
    employee: z.string(),
    /** The name of a changed key. */
    about: z.optional(z.string()),
    /** The employee who made the change. */
    by: z.optional(z.string()),
    address: z.string(),
    changedAt: z.iso.datetime(),
    link: z.url(),
  }),
  ({ firstName, lastName, change, employee, about, by, address, changedAt, link }, locale) => {
    const say = words[locale];
    const what = say.changes[change];
    return {
      subject:
        employee === ''
          ? `${brand.names.short[locale]}${say.dash}${what}`
          : say.subjectOf(employee, what),
      ...writeMail(locale, {
        greeting: greet(locale, { firstName, lastName }),
        title: what + say.stop,
        lead: employee === '' ? say.lead(firstName) : say.leadOf(firstName, employee),
        facts: [
          ...(employee === '' ? [] : [{ label: say.employee, value: employee }]),
          ...(about ? [{ label: say.about, value: about }] : []),
          ...(by ? [{ label: say.by, value: by }] : []),
          { label: say.when, value: writeMoment(changedAt) },
          ...(address === '' ? [] : [{ label: say.from, value: address }]),
        ],
        button: { label: say.button, href: link, bare: link, hint: say.hint },
        closing: say.closing,
      }),
    };
  },
);

type Words = {
  dash: string;
  stop: string;
  subjectOf(employee: string, what: string): string;
  changes: Record<MailedAction, string>;
  lead(firstName: string): string;
  leadOf(firstName: string, employee: string): string;
  employee: string;
  about: string;
  by: string;
  when: string;
  from: string;
  button: string;
  hint: string;
  closing: string;
};

const words: Localized<Words> = {
  en: {
    dash: ': ',
    stop: '.',
    subjectOf: (employee, what) => `${employee}: ${what}`,
    changes: {
      'passkey.added': 'Passkey added',
      'passkey.renewed': 'Passkey renewed',
      'passkey.renamed': 'Passkey renamed',
      'passkey.removed': 'Passkey removed',
      'app.added': 'Authenticator app set up',
      'app.removed': 'Authenticator app removed',
      'recovery-codes.made': 'New recovery codes made',
      'second-step.reset': 'Two-factor authentication removed',
      'employee.joined': 'Joined by invitation',
      'employee.enabled': 'Access turned on',
      'employee.disabled': 'Access turned off',
      'employee.menus-changed': 'Menus changed',
      'employee.password-set': 'New password set',
      'employee.deleted': 'Employee deleted',
      'two-factor.required': 'Two-factor authentication required of employees',
      'two-factor.optional': 'Two-factor authentication no longer required of employees',
      'key.made': 'API key made',
      'key.changed': 'API key changed',
      'key.ended': 'API key ended',
      'callback.address-changed': 'Callback address changed',
      'callback.secret-prepared': 'New callback secret made',
      'callback.secret-switched': 'Callback secret switched',
      'allowed-addresses.changed': 'Allowed addresses changed',
    },
    lead: (firstName) => `${firstName}, this was changed in your account.`,
    leadOf: (firstName, employee) =>
      `${firstName}, this was changed for your employee ${employee}.`,
    employee: 'Employee',
    about: 'Key',
    by: 'By',
    when: 'Changed',
    from: 'From address',
    button: 'See what happened',
    hint: 'There you find every login and every change. If the button does nothing, open this address:',
    closing: `It was not you? Change your password at once and end all other logins. Questions: ${brand.mail.info}`,
  },
  zh: {
    dash: '：',
    stop: '',
    subjectOf: (employee, what) => `员工 ${employee}：${what}`,
    changes: {
      'passkey.added': '已添加通行密钥',
      'passkey.renewed': '已更新通行密钥',
      'passkey.renamed': '通行密钥已重命名',
      'passkey.removed': '已移除通行密钥',
      'app.added': '已绑定身份验证器',
      'app.removed': '已解绑身份验证器',
      'recovery-codes.made': '已生成新的恢复码',
      'second-step.reset': '两步验证已重置',
      'employee.joined': '已通过邀请加入',
      'employee.enabled': '登录权限已启用',
      'employee.disabled': '登录权限已停用',
      'employee.menus-changed': '菜单权限已更改',
      'employee.password-set': '已设置新密码',
      'employee.deleted': '已删除员工',
      'two-factor.required': '已要求员工开启两步验证',
      'two-factor.optional': '已不再要求员工开启两步验证',
      'key.made': '已创建 API 密钥',
      'key.changed': 'API 密钥已更改',
      'key.ended': 'API 密钥已停用',
      'callback.address-changed': '回调地址已更改',
      'callback.secret-prepared': '已生成新的回调密钥',
      'callback.secret-switched': '回调密钥已切换',
      'allowed-addresses.changed': 'IP 白名单已更改',
    },
    lead: () => '您的账号有以下变更。',
    leadOf: (_, employee) => `您的员工 ${employee} 的账号有以下变更。`,
    employee: '员工',
    about: '密钥',
    by: '操作人',
    when: '变更时间',
    from: '来源地址',
    button: '查看安全记录',
    hint: '安全记录中列有每一次登录和变更。如果点击没有反应，请打开以下地址：',
    closing: `如果不是您本人操作，请立即修改密码并退出其他设备。如有疑问，请联系 ${brand.mail.info}`,
  },
};
