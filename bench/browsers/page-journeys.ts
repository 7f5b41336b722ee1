import { documentPath } from '#content/docs/paths.ts';
import { contactWords } from '#content/interface/contact.ts';
import { languageLabels } from '#content/interface/layout/language-labels.ts';
import { layoutOf } from '#content/interface/layout/layout.ts';
import { readerWords } from '#content/interface/reader.ts';
import { pricingOf } from '#content/pages/pricing/pricing.ts';
import { statusOf } from '#content/pages/status/status.ts';
import { type PageId, pagePath } from '#content/site-map.ts';
import { contactFieldNames } from '#contract/contact.ts';
import { locales } from '#contract/locale.ts';
import type { Visitor } from './visitor.ts';

export type Journey = { name: string; walk(visitor: Visitor): Promise<void> };

const message = {
  fullName: 'Mei Tan',
  email: 'mei.tan@company.example',
  phone: '+65 8123 4567',
  message: 'We send about 40,000 codes a month to Vietnam.',
};

/** The main journeys of a visitor without an account. */
export const pageJourneys: Journey[] = [
  {
    name: 'home',
    walk: async (visitor) => {
      await visitor.open(pagePath('home', visitor.locale));
      await visitor.press('button', layoutOf(visitor.locale).words.cookies.decline);
      await visitor.picture('home');
    },
  },
  {
    name: 'menu',
    walk: async (visitor) => {
      const { words, industries } = layoutOf(visitor.locale);
      const id = 'industry-retail';
      const path = pagePath(id, visitor.locale);
      const name = industries.find((industry) => industry.path === path)?.name;
      if (visitor.isNarrow) await visitor.press('button', words.labels.openMenu);
      await visitor.press('button', words.menus.industry);
      await visitor.picture('menu', 'window');
      await visitor.press('link', name);
      await visitor.at(id);
      await visitor.picture('industry');
    },
  },
  {
    name: 'language',
    walk: async (visitor) => {
      const { locale } = visitor;
      const other = locales.find((one) => one !== locale) ?? locale;
      await visitor.open(pagePath('product-voice', locale));
      await visitor.picture('product');
      for (const [from, to] of [
        [locale, other],
        [other, locale],
      ] as const) {
        if (visitor.isNarrow) await visitor.press('button', layoutOf(from).words.labels.openMenu);
        await visitor.press('link', languageLabels[to]);
        await visitor.at('product-voice', to);
        await visitor.sees(layoutOf(to).words.closing.heading);
      }
    },
  },
  {
    name: 'contact',
    walk: async (visitor) => {
      const { chat } = layoutOf(visitor.locale).words;
      const form = contactWords[visitor.locale];
      await visitor.open(pagePath('company', visitor.locale));
      await visitor.picture('company');
      await visitor.press('button', chat.open);
      await visitor.press('button', form.title);
      for (const name of contactFieldNames)
        await visitor.fill('textbox', form.fields[name].label, message[name]);
      await visitor.picture('contact', 'window');
      await visitor.press('button', form.submit);
      await visitor.sees(form.thanks.heading);
    },
  },
  {
    name: 'pricing',
    walk: async (visitor) => {
      const { words } = pricingOf(visitor.locale);
      await visitor.open(pagePath('pricing', visitor.locale));
      await visitor.picture('pricing');
      await visitor.fill('textbox', words.message.text, 'Hello');
      await visitor.fill('textbox', words.message.count, '1000');
      await visitor.picture('estimate', 'window');
    },
  },
  {
    name: 'document',
    walk: async (visitor) => {
      const { search } = readerWords[visitor.locale];
      const path = documentPath('sms/mt-sending-v2', visitor.locale);
      await visitor.open(path);
      await visitor.picture('document');
      if (visitor.isNarrow) await visitor.press('button', search.open);
      await visitor.fill('combobox', search.label, 'callback');
      await visitor.sees(search.inText);
      await visitor.picture('search', 'window');
      await visitor.press('option');
      await visitor.until(
        'the document that was found',
        async () => (await visitor.path()) !== path,
      );
      await visitor.picture('found', 'window');
    },
  },
  {
    name: 'status',
    walk: async (visitor) => {
      const { words } = statusOf(visitor.locale);
      await visitor.open(pagePath('service-status', visitor.locale));
      await visitor.sees(words.list.records);
      await visitor.picture('status');
      await visitor.press('link', words.list.records);
      await visitor.at('service-status-record');
      await visitor.picture('record');
    },
  },
  ...(['privacy-policy', 'login', 'page-not-found'] satisfies PageId[]).map((id) => ({
    name: id,
    walk: async (visitor: Visitor) => {
      await visitor.open(pagePath(id, visitor.locale));
      await visitor.picture(id);
    },
  })),
];
