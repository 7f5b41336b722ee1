import { brand } from '#content/brand.ts';
import type { Locale, Localized } from '#contract/locale.ts';
import { type ContactWords, contactWords } from './contact.ts';
import { type ChatEntry, chatEntries } from './layout/structure.ts';

export type ContactPanelWords = {
  entries: { entry: ChatEntry; target: string; label: string; note: string }[];
  qrAlternative: { wechat: string; officialAccount: string };
  form: ContactWords;
};

type EntryWords = Record<ChatEntry, { label: string; note: string }>;

const names: Localized<EntryWords> = {
  en: {
    whatsapp: { label: 'WhatsApp', note: 'Start a chat' },
    liveChat: { label: 'Live chat', note: 'Opens a chat window' },
    phone: { label: 'Phone line', note: 'Charged as a local call' },
    wechat: { label: 'WeChat', note: 'Scan to add an adviser' },
    officialAccount: {
      label: 'Official account',
      note: `Scan to follow ${brand.names.short.en}`,
    },
    contactForm: { label: 'Contact Us', note: 'Send a message' },
  },
  zh: {
    whatsapp: { label: 'WhatsApp', note: '发起聊天' },
    liveChat: { label: '在线客服', note: '打开客服窗口' },
    phone: { label: '客服热线', note: '仅收市话费' },
    wechat: { label: '微信咨询', note: '扫码添加顾问' },
    officialAccount: { label: '公众号', note: `扫码关注${brand.names.short.zh}` },
    contactForm: { label: '在线留言', note: '写下需求，我们邮件回复' },
  },
};

const targets: Record<ChatEntry, string | undefined> = {
  whatsapp: brand.phone.whatsapp,
  liveChat: brand.liveChat,
  phone: brand.phone.tollFree,
  wechat: brand.qrTargets.wechat,
  officialAccount: brand.qrTargets.officialAccount,
  contactForm: brand.mail.info,
};

const entriesIn = (locale: Locale): ContactPanelWords['entries'] =>
  chatEntries[locale].flatMap((entry) => {
    const target = targets[entry];
    return target === undefined ? [] : [{ entry, target, ...names[locale][entry] }];
  });

/** Words of the contact panel and its channels. They load when it is first opened. */
export const contactPanelWords: Localized<ContactPanelWords> = {
  en: {
    entries: entriesIn('en'),
    qrAlternative: {
      wechat: 'QR code that adds an adviser on WeChat',
      officialAccount: `QR code of the ${brand.names.short.en} official account on WeChat`,
    },
    form: contactWords.en,
  },
  zh: {
    entries: entriesIn('zh'),
    qrAlternative: {
      wechat: '添加微信顾问的二维码',
      officialAccount: `${brand.names.short.zh}微信公众号二维码`,
    },
    form: contactWords.zh,
  },
};
