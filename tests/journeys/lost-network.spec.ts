import type { Page, Request } from '@playwright/test';
import { layoutOf } from '#content/interface/layout/layout.ts';
import { loginWords } from '#content/interface/login.ts';
import { signUpWords } from '#content/interface/sign-up.ts';
import { pagePath } from '#content/site-map.ts';
import { logIn } from '#contract/accounts.ts';
import { locales } from '#contract/locale.ts';
import { lookUpCountry } from '#contract/visit.ts';
import { button, field } from '#tests/support/account-journey.ts';
import {
  answerCookies,
  expect,
  expectComplaint,
  started,
  test,
  visit,
} from '#tests/support/journey.ts';
import { titleOf } from '#tests/support/titles.ts';

test.use({ cold: true });

for (const locale of locales) {
  const { failure, pricing, footerColumns } = layoutOf(locale);
  const [message, voice] = footerColumns[0]?.links ?? [];
  const note = (page: Page) => page.getByRole('alert');
  const tryAgain = (page: Page) => note(page).getByRole('button', { name: failure.retry });
  /** Clicks without scrolling. */
  const press = (page: Page, path = '') =>
    page
      .getByRole('contentinfo')
      .locator(`a[href="${path}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
  const isCountryLookup = (request: Request) =>
    new URL(request.url()).pathname === lookUpCountry.path;
  // The router waits for the styles of the next page before it handles a failed load of its data;
  // until then the browser may report the rejection as unhandled.
  const failedLoads = (complaints: string[]) =>
    expectComplaint(
      complaints,
      /Failed to load resource|could not be loaded|^TypeError: Failed to fetch$/,
    );

  test.describe(`lost network (${locale})`, () => {
    test.beforeEach(({ page }) => answerCookies(page));

    test(`8 offline the page and typed text stay, and a retry continues (${locale}) @core`, async ({
      page,
      context,
      complaints,
    }) => {
      const lookup = page.waitForEvent('requestfinished', isCountryLookup);
      await visit(page, pagePath('sign-up', locale));
      await field(page, signUpWords[locale].email).fill('mei@harbour.example');
      await lookup;
      await context.setOffline(true);
      await press(page, pricing.path);
      await expect(note(page)).toContainText(failure.move.unanswered);
      await expect(page).toHaveURL(pagePath('sign-up', locale));
      await tryAgain(page).click();
      await expect(note(page)).toContainText(failure.move.unanswered);
      await expect(field(page, signUpWords[locale].email)).toHaveValue('mei@harbour.example');
      await failedLoads(complaints);

      await context.setOffline(false);
      await tryAgain(page).click();
      await expect(page).toHaveTitle(titleOf('pricing', locale));
      await expect(note(page)).toHaveCount(0);
    });

    test(`8 if data fails to load the page stays; other navigations still work (${locale})`, async ({
      page,
      complaints,
    }) => {
      await visit(page, message?.path ?? '');
      await page.route(`**${voice?.path}.data`, (route) => route.abort());
      await press(page, voice?.path);
      await expect(note(page)).toContainText(failure.move.unanswered);
      await expect(page).toHaveURL(message?.path ?? '');
      await expect(page).toHaveTitle(titleOf('product-message', locale));
      await failedLoads(complaints);
      await press(page, pricing.path);
      await expect(page).toHaveTitle(titleOf('pricing', locale));
      await expect(note(page)).toHaveCount(0);
    });

    test(`8 a navigation waits until the code of the page is loaded completely (${locale})`, async ({
      page,
    }) => {
      // Its beginning arrives immediately, the rest when it is released.
      await page.addInitScript(() => {
        const { promise, resolve } = Promise.withResolvers<void>();
        const ask = window.fetch;
        window.fetch = async (input, init) => {
          const answer = await ask(input, init);
          if (!String(input).endsWith('.js') || !answer.body) return answer;
          const late = answer.body.pipeThrough(new TransformStream({ start: () => promise }));
          return new Response(late, answer);
        };
        Object.assign(window, { letCodeCome: resolve });
      });
      await visit(page, message?.path ?? '');
      await press(page, pricing.path);
      await expect(page.getByText(failure.move.loading)).toBeAttached();
      await expect(page).toHaveURL(message?.path ?? '');
      await page.evaluate(() => Reflect.get(window, 'letCodeCome')());
      await expect(page).toHaveTitle(titleOf('pricing', locale));
      await expect(page).toHaveURL(pricing.path);
    });

    test(`8 going back can be retried too (${locale})`, async ({ page, complaints }) => {
      await visit(page, message?.path ?? '');
      await press(page, voice?.path);
      await expect(page).toHaveTitle(titleOf('product-voice', locale));
      await page.route(`**${message?.path}.data`, (route) => route.abort());
      await page.goBack();
      await expect(note(page)).toContainText(failure.move.unanswered);
      await expect(page).toHaveTitle(titleOf('product-voice', locale));
      await failedLoads(complaints);
      await page.unroute(`**${message?.path}.data`);
      await tryAgain(page).click();
      await expect(page).toHaveTitle(titleOf('product-message', locale));
      await expect(page).toHaveURL(message?.path ?? '');
      await page.goForward();
      await expect(page).toHaveTitle(titleOf('product-voice', locale));
    });

    for (const [what, answer] of [
      ['is refused', { status: 503, body: 'busy' }],
      ['is garbled', { status: 200, body: '<html>' }],
    ] as const)
      test(`8 a page that ${what} got a response, and the message says so (${locale})`, async ({
        page,
        complaints,
      }) => {
        await visit(page, message?.path ?? '');
        await page.route(`**${voice?.path}.data`, (route) => route.fulfill(answer));
        await press(page, voice?.path);
        await expect(note(page)).toContainText(failure.move.unusable);
        await expect(page).toHaveTitle(titleOf('product-message', locale));
        await failedLoads(complaints);
        await page.unroute(`**${voice?.path}.data`);
        await tryAgain(page).click();
        await expect(page).toHaveTitle(titleOf('product-voice', locale));
      });

    test(`8 if the server runs another release by now, the whole page is loaded (${locale})`, async ({
      page,
      complaints,
    }) => {
      await visit(page, message?.path ?? '');
      await page.route(`**${voice?.path}.data`, (route) => route.fulfill({ status: 404 }));
      await press(page, voice?.path);
      await expect(page).toHaveTitle(titleOf('product-voice', locale));
      await expect(page).toHaveURL(voice?.path ?? '');
      await failedLoads(complaints);
    });

    test(`8 if the code of the page loads but does not run, the whole page is loaded (${locale})`, async ({
      page,
      complaints,
    }) => {
      await visit(page, message?.path ?? '');
      let broken: string | undefined;
      await page.route('**/assets/*.js', (route) => {
        const requested = route.request();
        if (broken || requested.resourceType() !== 'script') return route.continue();
        broken = requested.url();
        return route.abort();
      });
      await press(page, pricing.path);
      await expect(page).toHaveTitle(titleOf('pricing', locale));
      await expect(page).toHaveURL(pricing.path);
      await started(page);
      expect(broken).toBeDefined();
      await failedLoads(complaints);
    });

    test(`8 a form reports a missing response only if there was none (${locale})`, async ({
      page,
      complaints,
    }) => {
      const words = loginWords[locale];
      const call = `**${logIn.path}`;
      await visit(page, pagePath('login', locale));
      await field(page, words.account.label).fill('mei');
      await field(page, words.password.label).first().fill('wrong1234');
      await page.route(call, (route) => route.fulfill({ status: 502, body: '<html>' }));
      await button(page, words.submit).click();
      await expect(note(page)).toHaveText(failure.unusable);
      await expectComplaint(complaints, /Failed to load resource/);
      await expectComplaint(complaints, /could not be sent/);
      await page.unroute(call);
      await page.route(call, (route) => route.abort());
      await button(page, words.submit).click();
      await expect(note(page)).toHaveText(words.noResponse);
      await expectComplaint(complaints, /Failed to load resource/);
      await expectComplaint(complaints, /could not be sent/);
    });
  });
}
