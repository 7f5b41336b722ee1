import type { Locale, Localized } from '#contract/locale.ts';
import { sandboxProduct } from '../sandbox-product.ts';

/**
 * The order of the documentation: groups, their categories, and their documents. An entry is shown
 * as soon as its document exists in `content/docs`.
 */
type Group = { id: string; name: Localized<string>; categories: readonly Category[] };
type Category = { id: string; name: Localized<string>; docs: readonly string[] };

const category = (id: string, en: string, zh: string, docs: string): Category => ({
  id,
  name: { en, zh },
  docs: docs.split(/\s+/),
});

export const docGroups: readonly Group[] = [
  {
    id: 'message',
    name: { en: 'Message', zh: '消息' },
    categories: [
      category(
        'sms',
        'SMS',
        '短信',
        `charging-standard mt-sending mt-sending-v2 backfill-rate receipt-callback records-query
         record-single-query billing-report sms-faq`,
      ),
      category(
        'email-code',
        'Email code',
        '邮件验证码',
        'send-code receipt-callback records-query',
      ),
    ],
  },
  {
    id: 'voice',
    name: { en: 'Voice', zh: '语音' },
    categories: [
      category(
        'voice',
        'Voice',
        '语音',
        `sending-code code-backfilled sending-group-call sending-notifications
         upload-recording-file uploaded-file-query receipt-callback record-query`,
      ),
    ],
  },
  {
    id: 'conversation',
    name: { en: 'Conversation', zh: '互动会话' },
    categories: [
      category(
        'whats-app',
        'WhatsApp',
        'WhatsApp',
        'WhatsApp-API-mt mark-as-read upload-media get-media delete-media webhook',
      ),
      category(
        'wa-gl',
        'WhatsApp management',
        'WhatsApp 管理',
        `get-phone get-template create-template WhatsApp-API-createTemplateAsync update-template
         delete-template upload-templatefile Block-Users Business-Profiles SMB flows`,
      ),
      category(
        'wa-jcs',
        'WhatsApp integrator',
        'WhatsApp 集成商',
        'WhatsApp-API-createApp WhatsApp-API-login WhatsApp-API-phoneList',
      ),
      category('whatsapp-calling', 'WhatsApp Calling', 'WhatsApp 通话', 'WhatsApp-Calling-API'),
      category('viber', 'Viber', 'Viber', 'Viber-API-mt Viber-webhook'),
      category('messenger', 'Messenger', 'Messenger', 'Messenger-API-mt Messenger-webhook'),
      category(
        'zalo',
        'Zalo',
        'Zalo',
        'Zalo-API-mt Init-Journey-Token Check-Journey-Token Zalo-webhook',
      ),
    ],
  },
  {
    id: 'fraud-prevention',
    name: { en: 'Fraud Prevention', zh: '反欺诈' },
    categories: [
      category(
        'number-detection',
        'Number check',
        '号码检测',
        'Number-Check-API-submit Number-Check-API-query Number-Check-API-callback',
      ),
      category('ota', 'One-tap login', '一键登录', 'OTA-API'),
    ],
  },
  {
    id: 'global-number',
    name: { en: 'Global Number', zh: '全球号码' },
    categories: [
      category(
        'pns',
        'Privacy numbers',
        '隐私号',
        `PNS-API-bind PNS-API-unbind PNS-API-query PNS-API-list PNS-API-webhook PNS-API-Error-Code
         ax axe axb axyb xyb axeyb nxeyb`,
      ),
      category(
        'did-number',
        'DID numbers',
        'DID 号码',
        'sms-mt-v2 mt-receipt-callback-v2 mt-receipt-callback DID-API-Dialout-With-Amazon-Connect',
      ),
    ],
  },
  {
    id: 'customer-engagement',
    name: { en: 'Customer Engagement', zh: '客户互动' },
    categories: [
      category(
        'nxlink',
        'NXLink',
        'NXLink',
        'WhatsApp-API-mt webhook bulk-create-clients query-client-field',
      ),
      category(
        'nxcc',
        'Call center',
        '呼叫中心',
        `nxccExtension nxccIfame nxccCdr nxccWebhook nxccOrderIdCdr nxccSeatInfo nxccSeatStatus
         nxccAgentStatus nxccGroupList nxccGroupChange nxccGroupAgentBind`,
      ),
      category(
        'callbot',
        'Call bot',
        '外呼机器人',
        `botApiOverview botApiAuth botCreatAutoTask botBatchAddCallList botCreatAddTaskList
         botTaskOpenClose botUpdateTask botGetTaskList botGetCallOrderList botStopOrderCall
         botQueryOrderCall botQueryCallBack botQueryOrderBack botTaskStatusBack botCallList
         botExportCall botImportCall ping`,
      ),
      category(
        'nxphone',
        'Softphone',
        '软电话',
        `pc-usage android-usage android-sdk hang-up-explained cdr-callback-v1 api-call-v1
         orderid-query-cdr sip-call number-desensitization changing-interface query-approval
         query-phone`,
      ),
      category('short-chain', 'Short link', '短链接', 'generate query'),
    ],
  },
  {
    id: 'others',
    name: { en: 'Others', zh: '其他' },
    categories: [
      category(
        'general',
        'General',
        '通用',
        `balance-query conventions receive-callbacks sandbox-for-ci from-sandbox-to-live versions
          move-from-another-provider error-codes reasons changelog`,
      ),
    ],
  },
];

/** `category/doc`: the id of a document in both languages. */
export type DocumentId = string;

/** Shown above the groups, and in none of them. */
export const pinnedDocuments: readonly DocumentId[] = ['general/get-started', 'general/sdks'];

export const documentIds: readonly DocumentId[] = [
  ...pinnedDocuments,
  ...docGroups.flatMap(({ categories }) =>
    categories.flatMap(({ id, docs }) => docs.map((doc) => `${id}/${doc}`)),
  ),
];

/** The document that lists changes of the API. */
export const changelogDocument: DocumentId = 'general/changelog';

/** The document that lists every error code. */
export const errorsDocument: DocumentId = 'general/error-codes';

/** The document that lists every status and reason. */
export const reasonsDocument: DocumentId = 'general/reasons';

/** Shown for an unknown path. */
export const fallbackDocument: DocumentId = 'sms/charging-standard';

/** The group and category of a document. */
export function placeOf(id: DocumentId) {
  const [wanted] = id.split('/');
  for (const group of docGroups) {
    const category = group.categories.find((one) => one.id === wanted);
    if (category) return { group, category };
  }
  throw new Error(`${id} is not in the menu.`);
}

/** A product has the name of its category. The calls of the sandbox have none of their own. */
export const productName = (product: string, locale: Locale): string | undefined =>
  product === sandboxProduct ? sandboxName[locale] : categoryNamed(product)?.name[locale];

/** The category with the documents of a product. */
export const categoryOf = (product: string): string =>
  product === sandboxProduct ? 'general' : product;

const sandboxName: Localized<string> = { en: 'Sandbox', zh: '沙箱' };

const categoryNamed = (name: string): Category | undefined =>
  docGroups.flatMap(({ categories }) => categories).find(({ id }) => id === name);
