import type { Page } from '@playwright/test';
import { documentPath } from '#content/docs/paths.ts';
import { documentWords, standardSections } from '#content/interface/document.ts';
import { layoutOf } from '#content/interface/layout/layout.ts';
import { readerWords } from '#content/interface/reader.ts';
import { locales } from '#contract/locale.ts';
import { allManuscripts } from '#documents/manuscripts/manuscripts.ts';
import { findOverflow } from '#tests/support/horizontal-overflow.ts';
import { answerCookies, expect, navigateTo, test, visit } from '#tests/support/journey.ts';

const call = 'sms/mt-sending-v2';
const guide = 'general/conventions';
const signingHeader = 'header-x-nonce';
const commonError = 'error-1002';

const topOf = (page: Page, place: string): Promise<number> =>
  page
    .locator(place)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top + scrollY);

/** Navigates in the app, which is faster than loading each page. */
async function moveToDocument(page: Page, path: string, title: string): Promise<void> {
  await navigateTo(page, path);
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
}

/** Elements of the document with horizontal overflow. */
const scrollingSideways = (page: Page): Promise<string[]> =>
  page
    .locator('article *:not([data-spoken])')
    .evaluateAll((elements) =>
      elements
        .filter(
          (element) =>
            element.scrollWidth > element.clientWidth + 1 &&
            ['auto', 'scroll'].includes(getComputedStyle(element).overflowX),
        )
        .map((element) => element.outerHTML.slice(0, 120)),
    );

/**
 * Elements of the document that extend over the right edge of their container; lines of code may.
 */
const reachingOver = (page: Page): Promise<string[]> =>
  page.locator('article *:not(pre *, svg *)').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const holder = element.parentElement;
        if (!holder || !element.checkVisibility()) return false;
        if (getComputedStyle(element).position !== 'static') return false;
        if (getComputedStyle(holder).display === 'inline') return false;
        return element.getBoundingClientRect().right > holder.getBoundingClientRect().right + 1;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

/**
 * The sample next to a call, or the payload of a callback; an introduction may contain other code.
 */
const sample = 'article > div:first-child > div:not([class*="text"]) > *';

/** A journey through all of them would exceed the time limit. */
const inPartsOf = <One>(count: number, all: readonly One[]): One[][] =>
  Array.from({ length: Math.ceil(all.length / count) }, (_, part) =>
    all.slice(part * count, (part + 1) * count),
  );

for (const locale of locales) {
  const words = documentWords[locale];
  const path = documentPath(call, locale);

  test.describe(`page of a document (${locale})`, () => {
    test.beforeEach(({ page }) => answerCookies(page));

    for (const documents of inPartsOf(6, allManuscripts()[locale]))
      test(`2.14 every call has its address above 260 px, 290 under a long title, and its code above 420; no document is scrolled sideways: from ${documents[0]?.id} on (${locale})`, async ({
        page,
      }) => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await visit(page, path);
        for (const { id, facts } of documents) {
          await moveToDocument(page, documentPath(id, locale), facts.title);
          expect(await scrollingSideways(page), id).toEqual([]);
          expect(await reachingOver(page), id).toEqual([]);
          if (!facts.operation) continue;
          const isLong = (await page.locator('article h1[data-long]').count()) > 0;
          const address = await topOf(page, 'article header [data-ground="code"]');
          expect(address, id).toBeLessThan(isLong ? 290 : 260);
          // Below two rows of tabs; a callback's payload has long names, which may take three.
          const isCall = (await page.locator(`${sample}[data-choice]`).count()) > 0;
          expect(await topOf(page, `${sample} :is(pre, summary)`), id).toBeLessThan(
            isCall ? 420 : 480,
          );
        }
        await page.setViewportSize({ width: 390, height: 844 });
        for (const { id, facts } of documents) {
          await moveToDocument(page, documentPath(id, locale), facts.title);
          expect(await findOverflow(page), id).toEqual([]);
          expect(await scrollingSideways(page), id).toEqual([]);
        }
      });

    test(`2.14 the markup has the six sections in their order, each sample in its own (${locale}) @core @both`, async ({
      request,
    }) => {
      const html = await (await request.get(path)).text();
      const places = [
        ...Object.keys(standardSections).map((id) => `<h2 id="${id}"`),
        `aria-label="${words.requestExample}"`,
        `aria-label="${words.responseExample}"`,
      ].map((mark) => html.indexOf(mark));
      const [brief, method, request_, response, fields, note, sent, answered] = places;
      const order = [brief, method, request_, sent, response, answered, fields, note];
      expect(order.every((place) => place !== undefined && place > 0)).toBe(true);
      expect([...order].sort((one, other) => Number(one) - Number(other))).toEqual(order);
    });

    test(`a URL that points into a fold opens it: on load, in the page and after a navigation (${locale}) @core`, async ({
      page,
    }) => {
      const nonce = page.locator(`#${signingHeader}`);
      const error = page.locator(`#${commonError}`);
      await visit(page, `${path}#${signingHeader}`);
      await expect(nonce).toBeInViewport();
      await expect(error).toBeHidden();
      await page.evaluate((hash) => {
        location.hash = hash;
      }, commonError);
      await expect(error).toBeInViewport();

      await visit(page, documentPath(guide, locale));
      await navigateTo(page, `${path}#${signingHeader}`);
      await expect(nonce).toBeInViewport();
      await expect(error).toBeHidden();
      await page.locator('details', { has: nonce }).locator('summary').click();
      await expect(nonce).toBeHidden();
    });

    test(`2.14 the contents mark the requested section, however short it is (${locale})`, async ({
      page,
    }) => {
      await visit(page, path);
      const contents = page.getByRole('complementary', { name: words.contents });
      for (const names of Object.values(standardSections)) {
        await contents.getByRole('link', { name: names[locale], exact: true }).click();
        await expect(contents.locator('[aria-current=location]')).toHaveText(names[locale]);
      }
    });

    test(`each section has a link to itself, which is not part of its name (${locale})`, async ({
      page,
    }) => {
      await visit(page, path);
      const heading = page.getByRole('heading', {
        level: 2,
        name: standardSections.note[locale],
        exact: true,
      });
      const link = page.locator('a[href="#note"]', { hasText: '#' });
      await expect(link).toHaveCSS('opacity', '0');
      await heading.hover();
      await expect(link).toHaveCSS('opacity', '1');
      await expect(link).toHaveAccessibleName(words.permalink);
      await link.click();
      await expect(page).toHaveURL(`${path}#note`);
      await expect(heading).toBeInViewport();
    });

    test(`the signing lines are folded, and copied with the others (${locale})`, async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await visit(page, path);
      const sample = page.locator('[data-choice="language"]');
      await sample.getByRole('tab', { name: 'cURL' }).click();
      const signing = sample.getByText('TIMESTAMP=$(date');
      await expect(signing).toBeHidden();
      await sample.getByRole('button', { name: words.copy, exact: true }).click();
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      await expect
        .poll(copied)
        .toMatch(/^HOST=.*\nBODY='\{\n.*\nTIMESTAMP=\$\(date.*\n\ncurl -X POST/s);
      await sample
        .locator('summary', { hasText: words.folds.signingLines.replace('{count}', '6') })
        .first()
        .click();
      await expect(signing).toBeVisible();
    });

    test(`the chat covers no text: in the margin, or in the bar (${locale})`, async ({ page }) => {
      const { chat } = layoutOf(locale).words;
      const opener = page.getByRole('button', { name: chat.open, exact: true });
      for (const width of [1440, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await visit(page, path);
        const button = await opener.boundingBox();
        const document_ = await page.locator('article').boundingBox();
        expect(button?.x, String(width)).toBeGreaterThan(
          (document_?.x ?? 0) + (document_?.width ?? width),
        );
      }
      for (const width of [1240, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await visit(page, path);
        const contents = page.getByRole('button', { name: readerWords[locale].contents });
        expect((await opener.boundingBox())?.y).toBe((await contents.boundingBox())?.y);
        await opener.click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(opener).toBeFocused();
      }
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('folds can be opened', async ({ page }) => {
    await page.goto(documentPath(call, 'en'));
    const nonce = page.locator(`#${signingHeader}`);
    await expect(nonce).toBeHidden();
    await page.getByText(documentWords.en.folds.signing).click();
    await expect(nonce).toBeVisible();
  });
});
