import type { Localized } from '#contract/locale.ts';
import type { TicketType } from '#contract/tickets.ts';
import type { ConsolePageId } from './console-pages.ts';

/**
 * What customers do in the console, or have done by our team. Texts name each through its id:
 * `{console:api-keys}`. Where one leads is decided here, and nowhere else.
 */
export const consoleFunctions = {
  contents: { kind: 'contents' },

  'api-keys': { kind: 'self', page: 'console-keys' },
  'ip-allow-list': { kind: 'self', page: 'console-keys' },
  'callback-address': { kind: 'self', page: 'console-callbacks' },
  'callback-secret': { kind: 'self', page: 'console-callbacks' },
  'own-details': { kind: 'self', page: 'console-account' },
  sessions: { kind: 'self', page: 'console-security' },
  'two-factor': { kind: 'self', page: 'console-security' },
  'employee-password': { kind: 'self', page: 'console-employees' },

  charges: { kind: 'self', page: 'console-usage' },
  'codes-used': { kind: 'self', page: 'console-usage' },
  'sms-results': { kind: 'cli', call: 'smsListRecords' },

  'enable-product': { kind: 'ticket', type: 'product' },
  'open-country': { kind: 'ticket', type: 'country' },
  'change-limit': { kind: 'ticket', type: 'limit' },
  'allow-recording': { kind: 'ticket', type: 'limit' },
  'get-number': { kind: 'ticket', type: 'number' },
  'return-number': { kind: 'ticket', type: 'number' },
  'own-numbers': { kind: 'ticket', type: 'number' },
  'register-person': { kind: 'ticket', type: 'number' },
  'register-campaign': { kind: 'ticket', type: 'number' },
  'register-caller-id': { kind: 'ticket', type: 'sender' },
  'register-template': { kind: 'ticket', type: 'sender' },
  'reopen-account': { kind: 'ticket', type: 'other' },
  'connect-channel': { kind: 'ticket', type: 'setup' },
  'lift-restriction': { kind: 'ticket', type: 'setup' },
  'integrator-app': { kind: 'ticket', type: 'setup' },
  'bot-scripts': { kind: 'ticket', type: 'setup' },
  'call-centre': { kind: 'ticket', type: 'setup' },
  'one-tap-app': { kind: 'ticket', type: 'setup' },
  'link-domain': { kind: 'ticket', type: 'setup' },
  events: { kind: 'ticket', type: 'setup' },
  'team-members': { kind: 'ticket', type: 'setup' },
  'block-list': { kind: 'ticket', type: 'setup' },
  'stop-task': { kind: 'ticket', type: 'other' },
  'delete-recording': { kind: 'ticket', type: 'other' },
  'delete-link': { kind: 'ticket', type: 'other' },
} as const satisfies Record<string, ConsoleFunction>;

export type ConsoleFunction =
  /** Customers do it themselves, on this page. */
  | { kind: 'self'; page: Extract<keyof typeof pageNames, ConsolePageId> }
  /** Customers ask for it with a ticket of this type; our team does it. */
  | { kind: 'ticket'; type: TicketType }
  /** A call that customers without code of their own make on the command line. */
  | { kind: 'cli'; call: string }
  /** What the console has and what it has not. */
  | { kind: 'contents' };

export type ConsoleFunctionId = keyof typeof consoleFunctions;
/** What has its place on a page of the console. */
export type SelfFunctionId = {
  [Id in ConsoleFunctionId]: (typeof consoleFunctions)[Id]['kind'] extends 'self' ? Id : never;
}[ConsoleFunctionId];

/** The pages of the functions, as the console names them. What is in brackets becomes a link. */
export const pageNames = {
  'console-keys': { en: '[API keys]', zh: '“[API 密钥]”' },
  'console-callbacks': { en: '[Callbacks]', zh: '“[回调]”' },
  'console-account': { en: '[My account]', zh: '“[我的账号]”' },
  'console-security': { en: 'My account, [Sign-in security]', zh: '“我的账号”的“[登录安全]”' },
  'console-employees': { en: '[Employees]', zh: '“[员工管理]”' },
  'console-usage': { en: '[Usage]', zh: '“[用量与费用]”' },
  'console-support': { en: '[Support]', zh: '“[工单]”' },
} as const satisfies Record<string, Localized<string>>;

/** The types of a ticket, as its form names them. */
export const ticketTypes = {
  product: { en: 'Open a product', zh: '开通产品' },
  country: { en: 'Open a country', zh: '开通国家/地区' },
  limit: { en: 'Raise a limit', zh: '提高限额' },
  number: { en: 'Get a number', zh: '申请号码' },
  sender: { en: 'Register a sender or template', zh: '报备发送方或模板' },
  billing: { en: 'Billing and invoices', zh: '账单与发票' },
  setup: { en: 'Set up a channel or feature', zh: '配置渠道或功能' },
  fault: { en: 'Something does not work', zh: '使用异常' },
  other: { en: 'Something else', zh: '其他' },
} as const satisfies Record<TicketType, Localized<string>>;
