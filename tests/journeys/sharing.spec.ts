import { createHash } from 'node:crypto';
import { brand } from '#content/brand.ts';
import { siteOrigin as origin } from '#content/build-settings.ts';
import { docGroups } from '#content/docs/menu.ts';
import { categoryPath } from '#content/docs/paths.ts';
import { chatEntries } from '#content/interface/layout/structure.ts';
import { isSharedPath, localeOfPath, pageIds, pagePath } from '#content/site-map.ts';
import { type Locale, locales } from '#contract/locale.ts';
import { expect, test } from '#tests/support/journey.ts';
import { readHead } from '#tests/support/served-head.ts';

type Read = (path: string) => Promise<string>;

/** Every page of a language, and every document that its sitemap names. */
async function pathsOf(locale: Locale, read: Read): Promise<string[]> {
  const sitemap = await read('/sitemap.xml');
  const named = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) =>
    address.slice(origin.length),
  );
  const own = pageIds.map((page) => pagePath(page, locale)).filter((path) => !isSharedPath(path));
  return [...new Set([...own, ...named.filter((path) => localeOfPath(path) === locale)])];
}

const dataOf = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text),
  );

for (const locale of locales)
  test.describe(`sharing (${locale})`, () => {
    test('2.1 every page and document names a picture of its own @core', async ({ site }) => {
      // Node's own requests: 300 of Playwright's cost more than all checks of the responses.
      const get = (path: string) => fetch(site.url + path);
      const read = async (path: string) => (await get(path)).text();
      const paths = await pathsOf(locale, read);
      expect(paths.length).toBeGreaterThan(45);
      const seen = new Map<string, string>();
      for (const path of paths) {
        const address = readHead(await read(path)).graph['og:image'] ?? '';
        expect(address, path).toMatch(new RegExp(`^${origin}/share/.+\\.png$`));
        const picture = await get(address.slice(origin.length));
        expect(picture.status, address).toBe(200);
        expect(Object.fromEntries(picture.headers), address).toMatchObject({
          'content-type': 'image/png',
          'cache-control': 'no-cache',
          'cross-origin-resource-policy': 'cross-origin',
          etag: expect.stringMatching(/^W\/".+"$/),
        });
        const bytes = Buffer.from(await picture.arrayBuffer());
        expect(bytes.toString('latin1', 1, 4), address).toBe('PNG');
        expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], address).toEqual([1200, 630]);
        // A release has at most 60,000, which its build holds; `npm test` draws without a palette.
        expect(bytes.length, address).toBeLessThan(150_000);
        const content = createHash('sha256').update(bytes).digest('hex');
        expect(seen.get(content), `${path} looks like another page`).toBeUndefined();
        seen.set(content, path);
      }
    });

    test('2.1 an address that shows another page has the share image of that page @core', async ({
      request,
    }) => {
      const read = async (path: string) => readHead(await (await request.get(path)).text());
      const home = (await read(pagePath('home', locale))).graph['og:image'];
      for (const group of docGroups)
        for (const { id } of group.categories) {
          const { canonical, graph } = await read(categoryPath(id, locale));
          if (canonical)
            expect(graph['og:image']).toBe(
              (await read(canonical.slice(origin.length))).graph['og:image'],
            );
          expect(graph['og:image']).not.toBe(home);
        }
    });

    test('2.2 the home page says who we are @core @ours', async ({ request }) => {
      const html = await (await request.get(pagePath('home', locale))).text();
      const offered = chatEntries[locale];
      expect(dataOf(html)).toEqual([
        {
          '@context': 'https://schema.org',
          '@type': 'Organization',
          '@id': `${origin}/#organization`,
          name: brand.names.short[locale],
          legalName: brand.legalName,
          url: origin + pagePath('home', locale),
          logo: `${origin}/icon-512.png`,
          foundingDate: String(brand.founded),
          email: brand.mail.info,
          contactPoint: expect.any(Array),
          sameAs: brand.social[locale]
            .filter(({ network }) => network !== 'whatsapp')
            .map(({ url }) => url),
        },
      ]);
      expect(html.includes(`"telephone":"${brand.phone.tollFree}"`)).toBe(
        offered.includes('phone'),
      );
      expect(html.includes(`"url":"${brand.phone.whatsapp}"`)).toBe(offered.includes('whatsapp'));
      expect((await request.get('/icon-512.png')).status()).toBe(200);
    });

    test('2.1 every other indexed page says where it lies', async ({ request }) => {
      const home = { name: brand.names.short[locale], item: origin + pagePath('home', locale) };
      const read = async (path: string) => (await request.get(path)).text();
      const stepped = new Set<string>();
      for (const path of await pathsOf(locale, read)) {
        const html = await read(path);
        const { canonical, named } = readHead(html);
        if (path === pagePath('home', locale)) continue;
        const found = dataOf(html);
        if (named.robots === 'noindex') {
          expect(found, path).toEqual([]);
          continue;
        }
        expect(found, path).toHaveLength(1);
        const { '@type': type, itemListElement: steps } = found[0] as {
          '@type': string;
          itemListElement: { position: number; name: string; item: string }[];
        };
        expect(type, path).toBe('BreadcrumbList');
        expect(steps[0], path).toMatchObject(home);
        expect(steps.at(-1)?.item, path).toBe(canonical);
        expect(
          steps.map(({ position }) => position),
          path,
        ).toEqual(steps.map((_, index) => index + 1));
        expect(new Set(steps.map(({ item }) => item)).size, path).toBe(steps.length);
        for (const { name, item } of steps) {
          expect(name, path).toMatch(/\S/);
          stepped.add(item.slice(origin.length));
        }
      }
      for (const path of stepped) expect((await request.get(path)).status(), path).toBe(200);
    });

    test('2.14 a document lies where its breadcrumb says @core', async ({ request }) => {
      const path = { en: '/document-en/sms/mt-sending', zh: '/document/sms/mt-sending' }[locale];
      const [data] = dataOf(await (await request.get(path)).text());
      const entry = path.replace('mt-sending', 'charging-standard');
      expect(data).toMatchObject({
        itemListElement: [
          { name: brand.names.short[locale] },
          { name: { en: 'SMS', zh: '短信' }[locale], item: origin + entry },
          { name: { en: 'Send SMS v1', zh: '发送短信 v1' }[locale], item: origin + path },
        ],
      });
    });
  });
