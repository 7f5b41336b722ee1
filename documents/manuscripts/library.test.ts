import { expect, test } from 'vitest';
import { categoryPath } from '#content/docs/paths.ts';
import { locales } from '#contract/locale.ts';
import { productNames } from '../api/files.ts';
import { operationsOf } from '../api/operation.ts';
import { readDescription } from '../api/read-description.ts';
import { documentOf, findDocument, menuOf, neighboursOf, pinsOf } from './library.ts';

/** As listed in the specification, with entries that only its Chinese part names. */
const entries = {
  sms: `charging-standard mt-sending mt-sending-v2 backfill-rate receipt-callback records-query
    record-single-query billing-report sms-faq`,
  'email-code': `send-code receipt-callback records-query`,
  voice: `sending-code code-backfilled sending-group-call sending-notifications
    upload-recording-file uploaded-file-query receipt-callback record-query`,
  'whats-app': `WhatsApp-API-mt mark-as-read upload-media get-media delete-media webhook`,
  'wa-gl': `get-phone get-template create-template WhatsApp-API-createTemplateAsync update-template
    delete-template upload-templatefile Block-Users Business-Profiles SMB flows`,
  'wa-jcs': `WhatsApp-API-createApp WhatsApp-API-login WhatsApp-API-phoneList`,
  'whatsapp-calling': `WhatsApp-Calling-API`,
  viber: `Viber-API-mt Viber-webhook`,
  messenger: `Messenger-API-mt Messenger-webhook`,
  zalo: `Zalo-API-mt Init-Journey-Token Check-Journey-Token Zalo-webhook`,
  'number-detection': `Number-Check-API-submit Number-Check-API-query Number-Check-API-callback`,
  ota: `OTA-API`,
  pns: `PNS-API-bind PNS-API-unbind PNS-API-query PNS-API-list PNS-API-webhook
    PNS-API-Error-Code ax axe axb axyb xyb axeyb nxeyb`,
  'did-number': `sms-mt-v2 mt-receipt-callback-v2 mt-receipt-callback DID-API-Dialout-With-Amazon-Connect`,
  nxlink: `WhatsApp-API-mt webhook bulk-create-clients query-client-field`,
  nxcc: `nxccExtension nxccIfame nxccCdr nxccWebhook nxccOrderIdCdr nxccSeatInfo nxccSeatStatus
    nxccAgentStatus nxccGroupList nxccGroupChange nxccGroupAgentBind`,
  callbot: `botApiOverview botApiAuth botCreatAutoTask botBatchAddCallList botCreatAddTaskList
    botTaskOpenClose botUpdateTask botGetTaskList botGetCallOrderList botStopOrderCall
    botQueryOrderCall botQueryCallBack botQueryOrderBack botTaskStatusBack botCallList
    botExportCall botImportCall ping`,
  nxphone: `pc-usage android-usage android-sdk hang-up-explained cdr-callback-v1 api-call-v1
    orderid-query-cdr sip-call number-desensitization changing-interface query-approval
    query-phone`,
  'short-chain': `generate query`,
  general: `balance-query conventions error-codes reasons changelog`,
};

test.each(
  locales.flatMap((locale) =>
    Object.entries(entries).map(([id, docs]) => ({ locale, id, docs: docs.split(/\s+/) })),
  ),
)('2.14 the entries of $id are in the menu ($locale)', ({ locale, id, docs }) => {
  const category = menuOf(locale)
    .flatMap(({ categories }) => categories)
    .find((one) => one.id === id);
  const listed = docs.map((doc) => `${id}/${doc}`);
  const inMenu = category?.entries.map((entry) => entry.id).filter((doc) => listed.includes(doc));
  expect(inMenu).toEqual(listed);
});

test.each(locales)(
  '2.14 the groups are those of the specification, in its order (%s)',
  (locale) => {
    const names = {
      en: [
        'Message',
        'Voice',
        'Conversation',
        'Fraud Prevention',
        'Global Number',
        'Customer Engagement',
        'Others',
      ],
      zh: ['消息', '语音', '互动会话', '反欺诈', '全球号码', '客户互动', '其他'],
    };
    const menu = menuOf(locale);
    expect(menu.map(({ name }) => name)).toEqual(names[locale]);
    expect(menu.flatMap(({ categories }) => categories.map(({ id }) => id))).toEqual(
      Object.keys(entries),
    );
  },
);

test.each(locales)('pinned documents come first and are in no group (%s)', (locale) => {
  const [first] = menuOf(locale).flatMap(({ categories }) =>
    categories.flatMap((category) => category.entries),
  );
  expect(pinsOf(locale).map(({ id }) => id)).toEqual(['general/get-started', 'general/sdks']);
  expect(neighboursOf('general/get-started', locale).previous).toBeUndefined();
  expect(neighboursOf('general/sdks', locale).next).toEqual(first);
  expect(neighboursOf(first?.id ?? '', locale).previous?.id).toBe('general/sdks');
});

test.each(locales)('the index of a category is its first entry in the menu (%s)', (locale) => {
  const path = categoryPath('general', locale);
  expect(findDocument(path, locale)).toMatchObject({
    manuscript: { id: 'general/balance-query' },
    as: 'index',
  });
});

test('a guide that shows the samples of a call does not describe that call', () => {
  expect(documentOf('general/accountGetBalance', 'en')?.manuscript.id).toBe(
    'general/balance-query',
  );
});

test('every call and every callback is described by a document', () => {
  const operations = productNames().flatMap((product) =>
    operationsOf(readDescription(product)).map(({ source }) => `${product}/${source.operationId}`),
  );
  expect(operations.filter((name) => !documentOf(name, 'en'))).toEqual([]);
});
