import { expect, test } from 'vitest';
import { html } from '#content/html.ts';
import { errorWords } from '#content/interface/errors.ts';
import { failureWords } from '#content/interface/failure.ts';
import { pagePath } from '#content/site-map.ts';
import { errorCodes } from '#contract/errors.ts';
import { htmlLanguages, locales } from '#contract/locale.ts';
import { refusalPage } from './refusal-page.ts';

test.each(locales)('the page explains the refusal in %s and loads no other file', (locale) => {
  for (const code of errorCodes) {
    const page = refusalPage(code, locale);
    expect(page).toContain(`<html lang="${htmlLanguages[locale]}">`);
    expect(page).toContain(html`<h1>${errorWords[locale][code]}</h1>`.markup);
    expect(page).toContain(`<a href="${pagePath('home', locale)}">`);
    expect(page).not.toMatch(/<(?:script|link|img)|url\(/);
  }
});

test('only temporary refusals offer to try again', () => {
  const again = `<a href="">${failureWords.en.retry}</a>`;
  for (const code of ['busy', 'too-many-requests', 'unexpected'] as const)
    expect(refusalPage(code, 'en')).toContain(again);
  for (const code of ['bad-request', 'not-found'] as const)
    expect(refusalPage(code, 'en')).not.toContain(again);
});
