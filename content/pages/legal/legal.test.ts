import { describe, expect, test } from 'vitest';
import { type StoredItemId, storedItems } from '#content/storage.ts';
import { storagePolicy } from '#content/storage-policy.ts';
import { type Locale, locales } from '#contract/locale.ts';
import { clausesOf, legalPageIds, textsOf } from '#tests/support/legal-text.ts';
import { legalOf } from './legal.ts';
import type { LegalPageId } from './structure.ts';

/** The promises of sections 4 and 9 of the specification, each in exactly the clause named here. */
const promises: [LegalPageId, clause: string, en: RegExp, zh: RegExp][] = [
  [
    'terms-services',
    'organisations-only',
    /legally registered companies or organizations/,
    /依法注册的公司或组织/,
  ],
  [
    'terms-services',
    'working-day',
    /Monday to Friday, 9:00 to 18:00/,
    /星期一至星期五 9:00 至 18:00/,
  ],
  ['terms-services', 'profile-changes', /within one business day/, /一个工作日内/],
  ['terms-services', 'inactive-account', /6 consecutive months/, /连续 6 个月/],
  ['terms-services', 'duration-of-confidence', /3 years after termination/, /终止后满 3 年/],
  [
    'terms-services',
    'liability-cap',
    /capped at the fees that you paid in the 6 months before/,
    /前 6 个月内您已支付的费用为上限/,
  ],
  ['terms-services', 'long-event', /more than 15 calendar days/, /超过 15 个自然日/],
  ['terms-services', 'amendments', /3 calendar days after posting/, /公布之日起满 3 个自然日/],
  [
    'terms-services',
    'disputes',
    /30 working days.*arbitration in Singapore, under Singapore law and in the English language/,
    /30 个工作日.*仲裁在新加坡进行，适用新加坡法律，仲裁语言为英语/,
  ],
  ['terms-services', 'compliance-contact', /replies within 15 days/, /15 日内回复/],
  ['terms-services', 'no-refund', /non-refundable/, /费用不予退还/],
  ['terms-services', 'insufficient-funds', /funds are insufficient.*suspend/, /资金不足.*暂停服务/],
  ['privacy-policy', 'standard-retention', /period is 2 years/, /期限为 2 年/],
  ['privacy-policy', 'answering-requests', /within 30 calendar days/, /30 个自然日内/],
  ['privacy-policy', 'replies', /within 10 business days/, /10 个工作日内/],
  ['privacy-policy', 'under-age', /minors, that is people under 18/, /未成年人，即未满 18 周岁/],
  [
    'privacy-policy',
    'disputes',
    /negotiation for 30 business days.*arbitration in Singapore/,
    /协商期为 30 个工作日.*在新加坡提交仲裁/,
  ],
  ['privacy-policy', 'storage-location', /Hong Kong cloud region/, /中国香港的云服务区域/],
  ['cookie-policy', 'lifetimes', /Persistent cookies last six months/, /持久性 Cookie .*六个月/],
];

describe.each(locales)('legal texts in %s', (locale) => {
  test.each(promises)(
    '%s, %s contains its promise, and no other clause does',
    (page, id, en, zh) => {
      const pattern = { en, zh }[locale];
      const holding = Object.entries(clausesOf(page, locale)).filter(([, text]) =>
        pattern.test(text),
      );
      expect(holding.map(([clause]) => clause)).toEqual([id]);
    },
  );

  test('the privacy policy explains to status subscribers how their address is used', () => {
    const clauses = clausesOf('privacy-policy', locale);
    const said = {
      en: ['link that we send you to confirm', 'not confirmed within 24 hours', 'you unsubscribe'],
      zh: ['打开我们发送的确认链接', '未在 24 小时内确认', '退订后即删除'],
    }[locale];
    const places = ['contact-data', 'shorter-periods', 'standard-retention'];
    for (const [index, place] of places.entries()) expect(clauses[place]).toContain(said[index]);
  });

  test('the privacy policy names the audit trail and its retention period', () => {
    const clauses = clausesOf('privacy-policy', locale);
    const said = {
      en: {
        'login-data': 'we record what is done to an account',
        'standard-retention': 'the record of what is done to an account',
      },
      zh: { 'login-data': '记录对账户的各项操作', 'standard-retention': '账户操作记录' },
    }[locale];
    for (const [place, words] of Object.entries(said)) expect(clauses[place]).toContain(words);
  });

  test('sections and clauses are numbered and have unique ASCII anchors', () => {
    for (const page of legalPageIds) {
      const { sections } = legalOf(page, locale);
      const anchors = sections.flatMap(({ id, clauses }) => [id, ...clauses.map((c) => c.id)]);
      expect(new Set(anchors).size).toBe(anchors.length);
      expect(anchors.filter((anchor) => !/^[a-z]+(-[a-z]+)*$/.test(anchor))).toEqual([]);
      sections.forEach(({ number, clauses }, section) => {
        expect(number).toBe(`${section + 1}`);
        expect(clauses.map((clause) => clause.number)).toEqual(
          clauses.map((_, clause) => `${section + 1}.${clause + 1}`),
        );
      });
    }
  });

  test('a reference to a clause leads to the clause of that number', () => {
    const references = legalPageIds.flatMap((page) => {
      const clauses = legalOf(page, locale).sections.flatMap((section) => section.clauses);
      return clauses
        .flatMap(({ blocks }) => blocks)
        .flatMap((block) => (block.kind === 'paragraph' ? block.text : []))
        .flatMap((piece) =>
          typeof piece !== 'string' && 'place' in piece
            ? [{ piece, target: clauses.find(({ id }) => id === piece.place)?.number }]
            : [],
        );
    });
    expect(references.length).toBeGreaterThan(3);
    for (const { piece, target } of references) expect(piece.text).toBe(target);
  });

  test('no paragraph occurs on two pages or twice on one', () => {
    const paragraphs = legalPageIds.flatMap((page) =>
      Object.values(clausesOf(page, locale)).filter((text) => text.length > 20),
    );
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
  });

  test('the terms and the privacy policy have 12 sections, the cookie policy 3', () => {
    const counts = legalPageIds.map((page) => [page, legalOf(page, locale).sections.length]);
    expect(Object.fromEntries(counts)).toEqual({
      'terms-services': 12,
      'privacy-policy': 12,
      'cookie-policy': 3,
    });
  });

  test('the cookie policy lists each stored item in its category', () => {
    const clauses = legalOf('cookie-policy', locale).sections[1]?.clauses ?? [];
    const listed = clauses.flatMap(({ id, blocks }) =>
      blocks.flatMap((block) =>
        block.kind === 'table' ? block.rows.map(({ cells }) => ({ id, ...cells })) : [],
      ),
    );
    const kept = Object.entries(storagePolicy).map(([item, { category }]) => ({
      id: clauseOfCategory[category],
      name: storedItems[item as StoredItemId].name,
      purpose: purposeOf(item, locale),
    }));
    expect(listed.map(({ id, name, purpose }) => ({ id, name, purpose }))).toEqual(kept);
  });

  test('a category without entries says so', () => {
    const used = new Set<string>(Object.values(storagePolicy).map(({ category }) => category));
    const none = { en: /stores nothing in this category/, zh: /没有保存这一类别的内容/ }[locale];
    const clauses = clausesOf('cookie-policy', locale);
    for (const [category, clause] of Object.entries(clauseOfCategory))
      expect(none.test(clauses[clause] ?? ''), category).toBe(!used.has(category));
  });
});

test('2.12 the English sections of the terms are in the order of the specification', () => {
  expect(legalOf('terms-services', 'en').sections.map(({ heading }) => heading)).toEqual([
    'Definitions',
    'Scope',
    'Your rights and obligations',
    'Provider rights',
    'Fees and payment',
    'Confidentiality',
    'Intellectual property',
    'Anti-corruption and sanctions promise',
    'Indemnification and disclaimer',
    'Force majeure',
    'General',
    'Contact',
  ]);
});

test('the English terms are a full text of more than 2,500 words', () => {
  const words = textsOf(legalOf('terms-services', 'en')).join(' ').split(/\s+/);
  expect(words.length).toBeGreaterThan(2500);
});

const clauseOfCategory = {
  necessary: 'strictly-necessary',
  personalization: 'personalization',
  statistical: 'statistical',
  advertising: 'advertising',
};

const purposeOf = (item: string, locale: Locale): string | undefined =>
  Object.entries(storagePolicy).find(([id]) => id === item)?.[1].purpose[locale];
