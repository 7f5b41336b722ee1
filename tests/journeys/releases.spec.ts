import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { layoutOf } from '#content/interface/layout/layout.ts';
import { signUpWords } from '#content/interface/sign-up.ts';
import { docsBase, pagePath } from '#content/site-map.ts';
import { contactMessages } from '#server/db/schema.ts';
import { field } from '#tests/support/account-journey.ts';
import { type Balancer, startBalancer } from '#tests/support/balancer.ts';
import { chatIn, goodMessage } from '#tests/support/chat-journey.ts';
import { answerCookies, expect, test as journey, started, visit } from '#tests/support/journey.ts';
import { type OtherRelease, otherRelease } from '#tests/support/other-release.ts';
import { startServerProcess } from '#tests/support/server-process.ts';
import { titleOf } from '#tests/support/titles.ts';
import { timeouts } from '#tests/timeouts.ts';

type Releases = {
  balancer: Balancer;
  /** The origin of each, and the build id of its pages. */
  before: string;
  after: string;
  afterMark: string;
};

// For each journey: fixtures of a worker would start another one, with a site of its own.
const test = journey.extend<{ other: OtherRelease; releases: Releases }>({
  other: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it.
    async ({}, use) => {
      const other = await otherRelease();
      await use(other);
      await other.remove();
    },
    { timeout: timeouts.startMs },
  ],
  releases: [
    async ({ site, other }, use) => {
      const server = await startServerProcess(
        {
          ...{ DATABASE_URL: site.databaseUrl, DATA_DIR: `${other.directory}/data` },
          ...{ LIMIT_REQUESTS_PER_MINUTE: '100000', LIMIT_CPU_MS_PER_MINUTE: '100000' },
          ...{ LIMIT_DELAY_MS: '0', LIMIT_CALL_MS: String(timeouts.expectMs) },
        },
        other.directory,
      );
      const balancer = await startBalancer();
      const after = `http://127.0.0.1:${new URL(server.url).port}`;
      await use({ balancer, before: site.url, after, afterMark: other.release });
      await balancer.close();
      server.child.kill('SIGTERM');
      await server.ended;
    },
    { timeout: timeouts.startMs },
  ],
  baseURL: async ({ releases }, use) => use(releases.balancer.url),
});

const fingerprintOf = (page: Page) => page.locator('html').getAttribute('data-release');
/** Clicks without scrolling. */
const press = (page: Page, path: string) =>
  page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

const { pricing } = layoutOf('en');

test.beforeEach(({ page }) => answerCookies(page));

test('8 while two releases take turns, every page starts with all of its files', async ({
  page,
  releases: { balancer, before, after },
}) => {
  balancer.lead([before, after]);
  const marks = new Set<string | null>();
  const paths = [
    ...['/', pricing.path, pagePath('sign-up', 'en'), `${docsBase.en}/sms/charging-standard`],
    ...['/', pagePath('company', 'en'), pagePath('login', 'en')],
  ];
  for (const path of paths) {
    await visit(page, path);
    marks.add(await fingerprintOf(page));
  }
  expect(marks.size).toBe(2);
});

test('8 while two releases take turns, every navigation ends on the requested page', async ({
  page,
  releases: { balancer, before, after },
}) => {
  balancer.lead([before, after]);
  await visit(page, '/');
  for (const id of ['pricing', 'company', 'home', 'sign-up', 'login', 'pricing'] as const) {
    await press(page, pagePath(id, 'en'));
    await expect(page).toHaveTitle(titleOf(id, 'en'));
    await started(page);
  }
});

test('8 a form of the previous release is loaded, filled in and sent while the new one answers', async ({
  page,
  database,
  releases: { balancer, before, after, afterMark },
}) => {
  const chat = chatIn('en');
  balancer.lead([before]);
  await visit(page, '/');
  balancer.lead([after]);
  // The form's code is only requested now, and the new release never had it.
  await chat.opener(page).click();
  await chat.contact(page).click();
  const message = 'Typed on the page of the release before.';
  await chat.fill(page, { ...goodMessage, message });
  await chat.submit(page).click();
  await expect(chat.thanks(page)).toBeVisible();
  const sent = eq(contactMessages.message, message);
  expect(await database.select().from(contactMessages).where(sent)).toHaveLength(1);
  expect(await fingerprintOf(page)).not.toBe(afterMark);
});

test('8 a page of the previous release keeps typed text, and then navigates; and back @core', async ({
  page,
  releases: { balancer, before, after, afterMark },
}) => {
  const { email, firstName } = signUpWords.en;
  balancer.lead([before]);
  await visit(page, pagePath('sign-up', 'en'));
  const beforeMark = await fingerprintOf(page);
  expect(beforeMark).not.toBe(afterMark);
  await field(page, email).fill('mei@harbour.example');
  balancer.lead([after]);
  await field(page, firstName).fill('Mei');
  await expect(field(page, email)).toHaveValue('mei@harbour.example');
  expect(await fingerprintOf(page)).toBe(beforeMark);

  await press(page, pricing.path);
  await expect(page).toHaveTitle(titleOf('pricing', 'en'));
  await expect(page.locator(`html[data-release="${afterMark}"]`)).toBeAttached();
  await started(page);

  balancer.lead([before]);
  await press(page, pagePath('company', 'en'));
  await expect(page).toHaveTitle(titleOf('company', 'en'));
  await expect(page.locator(`html[data-release="${beforeMark}"]`)).toBeAttached();
});

test('8 navigation between documents follows the release that answers too', async ({
  page,
  releases: { balancer, before, after, afterMark },
}) => {
  balancer.lead([before]);
  await visit(page, `${docsBase.en}/general/get-started`);
  balancer.lead([after]);
  await press(page, `${docsBase.en}/general/conventions`);
  await expect(page).toHaveURL(`${docsBase.en}/general/conventions`);
  await expect(page.locator(`html[data-release="${afterMark}"]`)).toBeAttached();
  await started(page);
});
