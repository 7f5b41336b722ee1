import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test, vi } from 'vitest';
import { brand } from '#content/brand.ts';
import { hex } from '#content/colour.ts';
import { heads } from '#content/heads/heads.ts';
import { layoutOf } from '#content/interface/layout/layout.ts';
import { mailPictures } from '#content/messages/pictures.ts';
import { isTemplateName, renderMessage } from '#content/messages/templates.ts';
import { offices } from '#content/offices.ts';
import { companyOf } from '#content/pages/company/company.ts';
import { homeOf } from '#content/pages/home/home.ts';
import { productOf } from '#content/pages/product/product.ts';
import { locales } from '#contract/locale.ts';
import { documentationFiles } from '#documents/files/files.ts';
import { securityText } from '#server/site/well-known.ts';
import { sampleMessages } from '#tests/support/sample-messages.ts';
import { organization } from '../build/finish/structured-data.ts';
import { claimsOf, type Operator, tracesIn, tracesOf } from './traces.ts';

vi.mock('#content/brand.ts', () => import('#tests/brand/brand.ts'));
vi.mock('#content/palette.ts', () => import('#tests/brand/palette.ts'));
vi.mock('#content/mark.ts', () => import('#tests/brand/mark.ts'));
vi.mock('#content/offices.ts', () => import('#tests/brand/offices.ts'));

const operator: Operator = {
  ...(await vi.importActual<Pick<Operator, 'brand'>>('#content/brand.ts')),
  ...(await vi.importActual<Pick<Operator, 'palette'>>('#content/palette.ts')),
  ...(await vi.importActual<Pick<Operator, 'mark'>>('#content/mark.ts')),
  ...(await vi.importActual<Pick<Operator, 'offices'>>('#content/offices.ts')),
};
const ours = [...tracesOf(operator), ...claimsOf(operator, { brand, offices })];

test('the search knows our names, addresses, numbers and colours', () => {
  const { codeName, mail, names } = operator.brand;
  expect(tracesIn(`process.env.${codeName.toUpperCase()}_KEY`, ours)).toContain(codeName);
  expect(tracesIn(`mailto:${mail.privacy}`, ours)).toContain(mail.privacy);
  expect(tracesIn(`关于${names.short.zh}`, ours)).toContain(names.short.zh);
  const hot = 'oklch(0.665 0.224 35)';
  const { day, night } = operator.palette;
  const warm = tracesOf({ ...operator, palette: { day: { ...day, hot }, night } });
  for (const text of ['a{color:oklch(66.5% .224 35)}', 'fill="#FF4A16"', `--hot: ${hot};`])
    expect(tracesIn(text, warm)).toEqual([hot]);
});

test('the search knows claims that the other operator cannot make', () => {
  for (const claim of [
    'ISO 27001',
    '通过 ISO 9001 认证',
    'GSMA membership',
    '成为 GSMA 会员',
    'a Viber silver partner',
    '由 Viber 银牌合作伙伴提供',
    'a WhatsApp premier provider',
    '由 Zalo 合作伙伴提供',
    'customers and eight locations',
    '八处办公地点',
  ])
    expect(tracesIn(claim, ours), claim).not.toEqual([]);
});

test('the command in README.md finds our brand file and the embedded database, nothing else', async () => {
  const readme = await readFile('README.md', 'utf8');
  expect(readme).toContain("git grep -ilE 'nuntix|纽通' -- app content server ':!*.test.ts'");
  const files = await Promise.all(
    ['app', 'content', 'server'].map((folder) => readdir(folder, { recursive: true })),
  );
  const [app = [], content = [], server = []] = files;
  const all = [
    ...app.map((file) => `app/${file}`),
    ...content.map((file) => `content/${file}`),
    ...server.map((file) => `server/${file}`),
  ].filter((file) => /\.(tsx?|css|md|yaml|sql|js)$/.test(file) && !file.endsWith('.test.ts'));
  const texts = await Promise.all(all.map((file) => readFile(file, 'utf8')));
  const named = all.filter((_, index) => /nuntix|纽通/i.test(texts[index] ?? ''));
  expect(named).toContain('content/brand.ts');
  expect(named.filter((file) => !/^content\/brand\.ts$|^server\/db\//.test(file))).toEqual([]);
});

describe.each(locales)('another operator (%s)', (locale) => {
  test.each(Object.entries(sampleMessages))('signs %s', (name, payload) => {
    const said = JSON.stringify(isTemplateName(name) && renderMessage(name, payload, locale));
    expect(said).toMatch(new RegExp(`${brand.names.short[locale]}|${brand.legalName}`));
    expect(tracesIn(said, ours)).toEqual([]);
  });

  test('has pages without traces of our brand', () => {
    const pages = [layoutOf(locale), homeOf(locale), companyOf(locale), organization('', locale)];
    const page = [...pages, heads[locale], productOf('product-conversation', locale)];
    expect(tracesIn(JSON.stringify(page), ours)).toEqual([]);
  });

  test('shows fewer offices, badges and years, and no missing channel', () => {
    const company = companyOf(locale);
    expect(company.offices.map(({ isHeadquarters }) => isHeadquarters)).toEqual([true, false]);
    expect(company.words.presence.lead).toMatch(/two locations|两处/);
    expect(company.history[0]).toMatchObject({ year: brand.founded, content: [{ month: 3 }] });
    expect(JSON.stringify(company.history)).not.toMatch(/GSMA|9001|27001|27701|silver|银牌/);
    expect(JSON.stringify(homeOf(locale))).not.toMatch(/silver|premier|银牌|高级服务商/i);
    expect(homeOf(locale).badges).toHaveLength(1);
    const layout = JSON.stringify(layoutOf(locale));
    expect(layout).not.toMatch(/wa\.me|tel:|qr\//);
  });
});

/** Sources of the documents; `npm run brand` reads all of them. */
test.each([
  ['/document-en/sms/mt-sending-v2.md', 'VESTNIK_ACCESS_KEY'],
  ['/document/general/conventions.md', brand.hosts.api],
  ['/openapi/sms.yaml', brand.hosts.api],
  ['/openapi/sms.postman.json', brand.names.short.en],
  ['/llms.txt', brand.names.full.en],
  ['/zh/llms.txt', brand.names.full.zh],
])('%s names it and not us', (path, name) => {
  const text = documentationFiles().get(path)?.();
  expect(text).toContain(name);
  expect(tracesIn(text ?? '', ours)).toEqual([]);
});

test('vulnerabilities are reported to its mailbox', () => {
  const text = securityText(brand.hosts.site, new Date());
  expect(text).toContain(`Contact: mailto:${brand.mail.security}\n`);
  expect(tracesIn(text, ours)).toEqual([]);
});

test('its mails have its colours and its mark', () => {
  const pictures = Object.values(mailPictures).map(({ svg }) => svg);
  for (const svg of pictures) expect(tracesIn(svg, ours)).toEqual([]);
  expect(pictures.join('')).toContain(hex('hot'));
});
