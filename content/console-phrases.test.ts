import { expect, test } from 'vitest';
import { type Locale, locales } from '#contract/locale.ts';
import { brand } from './brand.ts';
import { consoleFunctions, pageNames } from './console-functions.ts';
import { consolePageIds, consolePageMenus } from './console-pages.ts';
import { phrasesIn } from './console-phrases.ts';
import { withoutLinks } from './inline-links.ts';
import { consoleWords } from './interface/console.ts';
import { consoleAccountWords } from './interface/console-account.ts';

const plainPhrase = (id: keyof typeof consoleFunctions, locale: Locale) =>
  withoutLinks(phrasesIn(locale)[`console:${id}`] ?? '');

test('what customers do themselves is said with its page, which is linked', () => {
  expect(phrasesIn('en')['console:callback-address']).toBe(
    'in the console under [Callbacks](page:console-callbacks)',
  );
  expect(phrasesIn('zh')['console:callback-address']).toBe(
    '控制台“[回调](page:console-callbacks)”',
  );
});

test('what our team does is asked for with a ticket of its type', () => {
  expect(plainPhrase('open-country', 'en')).toBe(
    'Ask for it in the console under Support (Open a country)',
  );
  expect(plainPhrase('open-country', 'zh')).toBe('请在控制台“工单”中提交“开通国家/地区”');
  expect(phrasesIn('en')['console:open-country']).toContain('?type=country)');
});

test('a call without code of one’s own is made on the command line', () => {
  expect(plainPhrase('sms-results', 'zh')).toBe(
    `可在命令行运行 \`${brand.codeName} call smsListRecords\``,
  );
});

test('every function has a phrase in both languages', () => {
  for (const locale of locales) {
    const phrases = Object.values(phrasesIn(locale));
    expect(phrases).toHaveLength(Object.keys(consoleFunctions).length);
    expect(phrases.filter((phrase) => /[{}]|undefined/.test(phrase))).toEqual([]);
  }
});

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
