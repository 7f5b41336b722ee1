import type { APIResponse } from '@playwright/test';
import { brand } from '#content/brand.ts';
import { siteOrigin as origin } from '#content/build-settings.ts';
import { heads } from '#content/heads/heads.ts';
import type { Head } from '#content/heads/type.ts';
import { industryIds } from '#content/industries.ts';
import { productIds } from '#content/products.ts';
import { sharePicturePath } from '#content/share-picture.ts';
import { isSharedPath, type PageId, pageIds, pagePath, pages } from '#content/site-map.ts';
import { htmlLanguages, type Localized, locales } from '#contract/locale.ts';
import { readSiteManifest } from '#server/site/manifest.ts';
import { forbidden, redirects, twins } from '#tests/specification/routes.ts';
import { expect, test } from '#tests/support/journey.ts';
import { readHead, tags } from '#tests/support/served-head.ts';

const headsOf: Localized<Record<PageId, Head>> = heads;
const marketing: readonly PageId[] = ['home', ...productIds, ...industryIds, 'company', 'pricing'];

const routeTable = {
  en: twins.map(([english]) => english),
  zh: twins.map(([, chinese]) => chinese),
};

/** Every page in every language it has; an address that both share stands once, in Chinese. */
const served = locales.flatMap((locale) =>
  pageIds
    .map((page) => ({ page, locale, path: pagePath(page, locale) }))
    .filter(({ path }) => locale === 'zh' || !isSharedPath(path)),
);

test.describe('pages', () => {
  for (const locale of locales)
    test(`2.1 every route of the table answers in its language (${locale}) @core @both`, async ({
      request,
    }) => {
      for (const path of routeTable[locale]) {
        const response = await request.get(path, { maxRedirects: 0 });
        expect(response.status(), path).toBe(200);
        expect(response.headers()['content-type'], path).toBe('text/html; charset=utf-8');
        expect(readHead(await response.text()).lang, path).toBe(htmlLanguages[locale]);
      }
    });

  test('2.1 the built site has exactly the pages of the table and our own additions @core', async () => {
    const { files } = await readSiteManifest('build');
    const built = Object.keys(files).flatMap((file) => {
      const [, path] = /^(.*?)\/?index\.html$/.exec(file) ?? [];
      return path === undefined ? [] : [`/${path}`];
    });
    const table: string[] = [...twins.flat(), forbidden];
    expect(built).toEqual(expect.arrayContaining(table));
    const ours =
      /^\/(client|dev|document|document-en|sdk)\/|^\/(zh-)?(service-status\/incidents\/)?unknown$|^\/(zh-)?service-status\/subscribe$|^\/desk$|^\/en\/(client\/|403$|desk$)/;
    expect(built.filter((path) => !table.includes(path) && !ours.test(path))).toEqual([]);
  });

  for (const { page, locale, path } of served)
    test(`2.1 the head of ${path} is its own (${locale}) @core @both`, async ({ request }) => {
      const wanted = headsOf[locale][page];
      const head = readHead(await (await request.get(path)).text());

      expect(head.title).toBe(wanted.title);
      expect(head.named.description).toBe(wanted.description);
      expect(head.named.keywords).toBe(wanted.keywords);
      if (marketing.includes(page))
        expect([wanted.description, wanted.keywords]).toEqual([
          expect.stringMatching(/\S/),
          expect.stringMatching(/\S/),
        ]);
      expect(head.graph).toEqual({
        'og:type': 'website',
        'og:title': wanted.title,
        'og:description': wanted.description,
        'og:url': origin + path,
        'og:locale': htmlLanguages[locale].replace('-', '_'),
        'og:image': origin + sharePicturePath(isSharedPath(path) ? pagePath('home', locale) : path),
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': wanted.title,
      });
      expect(head.named['twitter:card']).toBe('summary_large_image');
      if (pages[page].indexed) {
        expect(head.named.robots).toBeUndefined();
        expect(head.canonical).toBe(origin + path);
        expect(head.alternates).toEqual({
          en: origin + pagePath(page, 'en'),
          'zh-CN': origin + pagePath(page, 'zh'),
          'x-default': origin + pagePath(page, 'en'),
        });
      } else {
        expect(head.named.robots).toBe('noindex');
        expect(head.canonical).toBeUndefined();
        expect(head.alternates).toEqual({});
      }
    });

  test('2.1 no two pages share a title or a description @core', async ({ request }) => {
    const heads = await Promise.all(
      served.map(async ({ path }) => readHead(await (await request.get(path)).text())),
    );
    for (const values of [
      heads.map(({ title }) => title),
      heads.map(({ named }) => named.description),
    ])
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  });

  test('2.1 everything that the head of a page links to exists @core', async ({ request }) => {
    const html = await (await request.get('/')).text();
    const named = tags(html, 'link').flatMap(({ rel = '', href = '' }) =>
      /canonical|alternate/.test(rel) ? [] : [href],
    );
    expect(named.length).toBeGreaterThan(5);
    for (const path of named) expect((await request.get(path)).status(), path).toBe(200);
  });
});

test.describe('unknown paths', () => {
  for (const [path, locale] of [
    ['/foo', 'en'],
    ['/product-message/foo', 'en'],
    ['/unknown', 'en'],
    ['/zh-foo', 'zh'],
    ['/zh/foo', 'zh'],
    ['/zh-unknown', 'zh'],
  ] as const)
    test(`2.13 ${path} answers 404 in the path's language (${locale}) @core @both`, async ({
      request,
    }) => {
      const response = await request.get(path, {
        headers: { 'if-none-match': '*', range: 'bytes=0-9' },
      });
      expect(response.status()).toBe(404);
      const head = readHead(await response.text());
      expect(head.lang).toBe(htmlLanguages[locale]);
      expect(head.title).toBe(headsOf[locale]['page-not-found'].title);
      expect(head.named.robots).toBe('noindex');
      expect(response.headers().etag).toBeUndefined();
    });

  test('2.1 /403 is a page of its own and answers 200 @core', async ({ request }) => {
    expect((await request.get('/403')).status()).toBe(200);
  });

  for (const [path, locale] of [
    ['/document-en/sms/no-such-document', 'en'],
    ['/document-en/no-such-category', 'en'],
    ['/document/sms/no-such-document', 'zh'],
    ['/document/no-such-category', 'zh'],
  ] as const)
    test(`2.14 the unknown document ${path} answers 200 (${locale}) @core @both`, async ({
      request,
    }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(200);
      expect(readHead(await response.text()).lang).toBe(htmlLanguages[locale]);
    });

  const odd: Record<string, string>[] = [
    {},
    { 'if-none-match': '*' },
    { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
    { range: 'bytes=0-9' },
  ];
  for (const headers of odd)
    test(`a missing asset is a plain 404 with ${JSON.stringify(headers)} @core`, async ({
      request,
    }) => {
      const response = await request.get('/assets/no-such-file.js', { headers });
      expect(response.status()).toBe(404);
      expect(response.headers()['content-type']).toMatch(/^text\/plain/);
    });
});

test.describe('redirects', () => {
  for (const [from, to] of [
    ...redirects,
    ['/document?a=1&b=%E4%B8%AD', '/document/sms?a=1&b=%E4%B8%AD'],
    ['/document/?a=1', '/document/sms?a=1'],
    ['/pricing/', '/pricing'],
    ['/zh/?a=1', '/zh?a=1'],
    ['/zh-login/', '/zh-login'],
    ['/document-en/', '/document-en'],
    ['/document/sms/', '/document/sms'],
    ['/no-such-page/', '/no-such-page'],
  ] as const)
    test(`2.1 ${from} leads to ${to} @core`, async ({ request, site }) => {
      const response = await request.get(from);
      expect(response.url()).toBe(site.url + to);
      for (const method of ['GET', 'HEAD'])
        expect([301, 302]).toContain(
          (await request.fetch(from, { method, maxRedirects: 0 })).status(),
        );
    });

  test('a path of slashes does not lead to another host @core', async ({ request, site }) => {
    const response = await request.get(`${site.url}//nuntix.example//`, { maxRedirects: 0 });
    expect(response.headers().location).toBe('/nuntix.example');
  });
});

test.describe('files', () => {
  test('the sitemap names every indexed page with its twin @core', async ({ request }) => {
    const response = await request.get('/sitemap.xml');
    expect(response.headers()['content-type']).toMatch(/^application\/xml/);
    const entries = [...(await response.text()).matchAll(/<url>(.*?)<\/url>/gs)].map(
      ([, entry = '']) => ({
        address: /<loc>(.*?)<\/loc>/.exec(entry)?.[1],
        alternates: Object.fromEntries(
          [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, language, address]) => [
            language,
            address,
          ]),
        ),
      }),
    );
    const wanted = served.filter(({ page }) => pages[page].indexed);
    for (const { page, path } of wanted)
      expect(entries).toContainEqual({
        address: origin + path,
        alternates: {
          en: origin + pagePath(page, 'en'),
          'zh-CN': origin + pagePath(page, 'zh'),
          'x-default': origin + pagePath(page, 'en'),
        },
      });
    for (const { page, path } of served)
      if (!pages[page].indexed)
        expect(entries.map(({ address }) => address)).not.toContain(origin + path);
  });

  test('robots.txt names the sitemap and keeps crawlers out of the console @core', async ({
    request,
  }) => {
    const text = await (await request.get('/robots.txt')).text();
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(text).toContain('Disallow: /client/');
  });

  test('the manifest and each of its icons are there @core', async ({ request }) => {
    const response = await request.get('/manifest.webmanifest');
    expect(response.headers()['content-type']).toMatch(/^application\/manifest\+json/);
    const manifest = await response.json();
    expect(manifest.name).toContain(brand.names.short.en);
    expect(manifest.icons.length).toBeGreaterThan(1);
    for (const { src, type } of manifest.icons)
      expect((await request.get(src)).headers()['content-type']).toBe(type);
  });

  test('/favicon.ico is served to browsers that request it by themselves @core', async ({
    request,
  }) => {
    const response = await request.get('/favicon.ico');
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toMatch(/^image\//);
  });
});

test.describe('delivery', () => {
  const assetOf = async (response: APIResponse) =>
    /"(\/assets\/[^"]+\.css)"/.exec(await response.text())?.[1] ?? '';

  test('assets are cached permanently, pages are revalidated each time @core', async ({
    request,
  }) => {
    const page = await request.get('/');
    const asset = await request.get(await assetOf(page));
    expect(asset.status()).toBe(200);
    expect(asset.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(page.headers()['cache-control']).toBe('no-cache');
  });

  for (const path of ['/', '/zh-pricing', '/zh-pricing.data', '/sitemap.xml'])
    test(`${path} is not sent again to who has it @core`, async ({ request }) => {
      const { etag = '' } = (await request.get(path)).headers();
      expect(etag).not.toBe('');
      const again = await request.get(path, { headers: { 'if-none-match': etag } });
      expect(again.status()).toBe(304);
      expect(await again.text()).toBe('');
      expect(again.headers().etag).toBe(etag);
      const other = await request.get(path, { headers: { 'if-none-match': 'W/"old"' } });
      expect(other.status()).toBe(200);
    });

  test('pages and assets go out as br to who takes it @core', async ({ request }) => {
    const page = await request.get('/', { headers: { 'accept-encoding': 'identity' } });
    expect(page.headers()['content-encoding']).toBeUndefined();
    for (const path of ['/', '/zh-pricing.data', await assetOf(page)]) {
      const response = await request.get(path, { headers: { 'accept-encoding': 'br' } });
      expect(response.headers()['content-encoding'], path).toBe('br');
      expect(response.headers().vary?.toLowerCase(), path).toContain('accept-encoding');
      const plain = await request.get(path, { headers: { 'accept-encoding': 'identity' } });
      expect(await response.text()).toBe(await plain.text());
    }
  });

  for (const path of ['/', '/zh', '/foo', '/zh-foo', '/sitemap.xml', '/assets/no-such-file.js'])
    test(`HEAD ${path} says what GET says, without the body @core`, async ({ request }) => {
      const asked = await request.head(path);
      const got = await request.get(path);
      expect(asked.status()).toBe(got.status());
      expect((await asked.body()).length).toBe(0);
      for (const name of ['content-type', 'cache-control', 'etag', 'content-security-policy'])
        expect(asked.headers()[name], name).toBe(got.headers()[name]);
    });

  test('every answer carries the security headers @core', async ({ request }) => {
    const asset = await assetOf(await request.get('/'));
    for (const path of ['/', '/zh-foo', '/document', '/ip-info', '/assets/none.js', asset]) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.headers(), path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('geolocation=()'),
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
      expect(response.headers(), path).not.toHaveProperty('x-powered-by');
    }
  });

  test('one strict policy holds on every page @core', async ({ request }) => {
    const policies = await Promise.all(
      [...served.map(({ path }) => path), '/foo', '/document-en/foo/bar'].map(
        async (path) => (await request.get(path)).headers()['content-security-policy'] ?? '',
      ),
    );
    expect(new Set(policies).size).toBe(1);
    const directives = Object.fromEntries(
      (policies[0] ?? '').split('; ').map((directive) => {
        const [name = '', ...values] = directive.split(' ');
        return [name, values];
      }),
    );
    expect(policies[0]).not.toMatch(/unsafe-|\*|data:|https?:/);
    expect(directives).toMatchObject({
      'default-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
      'style-src': ["'self'"],
    });
    expect(
      directives['script-src']?.filter((source) => source.startsWith("'sha256-")),
    ).toHaveLength(2);
  });
});
