import { afterEach, expect, test, vi } from 'vitest';
import { resendSeconds } from '#app/accounts/fields/code-button.tsx';
import { DocumentLoadError, fetchDocument } from '#app/docs/reader/fetch-document.ts';
import { figureText } from '#content/figures.ts';
import { openingDelayMs } from '#content/pages/product/structure.ts';
import { type RateCard, rateCountries, rateLines } from '#content/rates.ts';
import { verificationTypes } from '#contract/account-rules.ts';
import { puzzleFrame } from '#contract/captcha.ts';
import * as specified from './constants.ts';

afterEach(() => vi.unstubAllGlobals());

test('9 a code can be requested again after 60 seconds, and a reset is type 4', () => {
  expect(resendSeconds).toBe(specified.resendSeconds);
  expect(verificationTypes.reset).toBe(specified.captcha.resetType);
  expect(puzzleFrame.width).toBe(specified.captcha.width);
});

test('9 a tab opens after 100 ms in English, immediately in Chinese', () => {
  expect(openingDelayMs).toEqual(specified.tabDelayMs);
});

test('8, 9 a document that is not loaded within 120 s is a DocumentLoadError', async () => {
  const requested: { timeout: number }[] = [];
  class Silent {
    timeout = 0;
    ontimeout = () => undefined;
    open = () => undefined;
    send(): void {
      requested.push(this);
      this.ontimeout();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Silent);
  await expect(fetchDocument('/document-en/sms')).rejects.toBeInstanceOf(DocumentLoadError);
  expect(requested.map(({ timeout }) => timeout)).toEqual([specified.chunkTimeoutMs]);
});

test('1 the marketing figures', () => {
  const said = (Object.keys(specified.figures) as (keyof typeof specified.figures)[]).map((id) => [
    id,
    figureText(id, 'en'),
  ]);
  expect(Object.fromEntries(said)).toEqual(specified.figures);
});

test.each([
  ['message', specified.messageRates],
  ['voice', specified.voiceRates],
] as const satisfies [RateCard, object][])('9 the %s rates, in their order', (card, wanted) => {
  const written = rateLines(card).map(({ country, from, to }) => [
    rateCountries[country].en,
    from === to ? from : `${from} to ${to}`,
  ]);
  expect(written).toEqual(Object.entries(wanted));
});
