import { expect, test } from 'vitest';
import { brand } from '#content/brand.ts';
import { dataBlock, organization, withStructuredData } from './structured-data.ts';

const page = (canonical: string, body = '', more = '') =>
  `<html><head><title>Voice | ${brand.names.full.en}</title><link rel="canonical" href="${canonical}"/>${more}</head><body>${body}</body></html>`;

const stepsOf = (html: string): [name: string, item: string][] => {
  const text = /ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  const { itemListElement } = JSON.parse(text) as {
    itemListElement: { name: string; item: string }[];
  };
  return itemListElement.map(({ name, item }) => [name, item]);
};

const crumbs = (...steps: string[]) =>
  `<nav aria-label="Way" data-breadcrumb="true"><ol class="steps_95k28">${steps.map((step) => `<li>${step}</li>`).join('')}</ol></nav>`;

test('a page without a breadcrumb is below the home page under its own name', () => {
  expect(stepsOf(withStructuredData(page('https://n.example/product-voice')))).toEqual([
    [brand.names.short.en, 'https://n.example/'],
    ['Voice', 'https://n.example/product-voice'],
  ]);
});

test('a visible ancestor counts if it leads somewhere else', () => {
  const shown = crumbs(
    'Docs',
    '<a href="/document-en/sms/charging-standard">SMS &amp; MMS</a>',
    '<a href="/document-en/sms/mt-sending">MT</a>',
    'MT sending',
  );
  const html = withStructuredData(page('https://n.example/document-en/sms/mt-sending', shown));
  expect(stepsOf(html)).toEqual([
    [brand.names.short.en, 'https://n.example/'],
    ['SMS & MMS', 'https://n.example/document-en/sms/charging-standard'],
    ['MT sending', 'https://n.example/document-en/sms/mt-sending'],
  ]);
});

test('the entry of the documentation has its own name', () => {
  const html = page('https://n.example/document/sms', crumbs('文档', '计费标准'));
  expect(stepsOf(withStructuredData(html)).at(-1)).toEqual([
    'Voice',
    'https://n.example/document/sms',
  ]);
});

test('a list that is not a breadcrumb is ignored', () => {
  const html = page('https://n.example/sign-up', '<ol class="steps_95k28"><li>Done</li></ol>');
  expect(stepsOf(withStructuredData(html)).at(-1)?.[0]).toBe('Voice');
});

test.each([
  [
    'is kept from search engines',
    page('https://n.example/x', '', '<meta name="robots" content="noindex"/>'),
  ],
  ['has no canonical address', '<html><head><title>x</title></head></html>'],
])('a page that %s is unchanged', (_, html) => {
  expect(withStructuredData(html)).toBe(html);
});

test('the home page of each language names the organization in that language', () => {
  expect(withStructuredData(page('https://n.example/'))).toContain(
    `"name":"${brand.names.short.en}"`,
  );
  expect(withStructuredData(page('https://n.example/zh'))).toContain(
    `"name":"${brand.names.short.zh}"`,
  );
});

test('only channels that a language offers are named', () => {
  const [english, chinese] = [organization('', 'en'), organization('', 'zh')].map((data) =>
    JSON.stringify(data),
  );
  expect(english?.includes('wa.me')).toBe(Boolean(brand.phone.whatsapp));
  expect(english).not.toContain('telephone');
  expect(chinese?.includes('telephone')).toBe(Boolean(brand.phone.tollFree));
});

test('no text can end the block', () => {
  const block = dataBlock({ name: '</script><script>alert(1)</script>' });
  expect(block.match(/<\/?script/g)).toEqual(['<script', '</script']);
  expect(JSON.parse(block.slice(block.indexOf('>') + 1, -'</script>'.length)).name).toContain(
    '</script>',
  );
});
