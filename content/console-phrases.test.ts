import { expect, test } from 'vitest';
import { type Locale, locales } from '#contract/locale.ts';
import { brand } from './brand.ts';
import { type Available, consoleFunctions, pageNames } from './console-functions.ts';
import { consolePageIds, consolePageMenus } from './console-pages.ts';
import { phrasesIn } from './console-phrases.ts';
import { withoutLinks } from './inline-links.ts';
import { consoleWords } from './interface/console.ts';
import { consoleAccountWords } from './interface/console-account.ts';

const nothing: Available = { support: false, usage: false, cli: false };
const all: Available = { support: true, usage: true, cli: true };

const plainPhrase = (id: keyof typeof consoleFunctions, locale: Locale, has: Available) =>
  withoutLinks(phrasesIn(locale, has)[`console:${id}`] ?? '');

test('what customers do themselves is said with its page, which is linked', () => {
  expect(phrasesIn('en')['console:callback-address']).toBe(
    'in the console under [Callbacks](page:console-callbacks)',
  );
  expect(phrasesIn('zh')['console:callback-address']).toBe(
    '控制台“[回调](page:console-callbacks)”',
  );
});

test('what our team does is asked for by mail until there are tickets', () => {
  expect(plainPhrase('open-country', 'en', nothing)).toBe(
    `Our team does it: write to ${brand.mail.info}`,
  );
  expect(plainPhrase('open-country', 'zh', nothing)).toBe(`请联系 ${brand.mail.info}`);
  expect(plainPhrase('open-country', 'en', all)).toBe(
    'Ask for it in the console under Support (Open a country)',
  );
  expect(plainPhrase('open-country', 'zh', all)).toBe('请在控制台“工单”中提交“开通国家/地区”');
  expect(phrasesIn('en', all)['console:open-country']).toContain('?type=country)');
});

test('usage and the command line are named once they are there', () => {
  expect(plainPhrase('charges', 'en', nothing)).toContain(brand.mail.info);
  expect(plainPhrase('charges', 'en', all)).toBe('in the console under Usage');
  expect(plainPhrase('charges', 'zh', all)).toBe('控制台“用量与费用”');
  expect(plainPhrase('sms-results', 'en', nothing)).toContain(brand.mail.info);
  expect(plainPhrase('sms-results', 'zh', all)).toBe(
    `可在命令行运行 \`${brand.codeName} call smsListRecords\``,
  );
});

test.each([nothing, all, { ...nothing, support: true }, { ...nothing, usage: true }])(
  'every function has a phrase in both languages, whatever is there: %o',
  (has) => {
    for (const locale of locales) {
      const phrases = Object.values(phrasesIn(locale, has));
      expect(phrases).toHaveLength(Object.keys(consoleFunctions).length);
      expect(phrases.filter((phrase) => /[{}]|undefined/.test(phrase))).toEqual([]);
    }
  },
);

test('pages are called as the console calls them', () => {
  for (const locale of locales) {
    const { menus, pages } = consoleWords[locale];
    const security = consoleAccountWords[locale].tabs.security;
    for (const page of consolePageIds) {
      const written = Object.entries(pageNames).find(([id]) => id === page)?.[1][locale];
      const name =
        page === 'console-security' ? security : (pages[page] ?? menus[consolePageMenus[page]]);
      if (written) expect(/\[(.*)\]/.exec(written)?.[1]).toBe(name);
    }
    expect(pageNames['console-security'][locale]).toContain(menus.account);
  }
});
