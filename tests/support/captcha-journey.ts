import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { like } from 'drizzle-orm';
import { captchaWords } from '#content/interface/captcha.ts';
import { parseReply } from '#contract/call.ts';
import { fetchPuzzle, puzzleFrame } from '#contract/captcha.ts';
import { isAccepted } from '#contract/envelope.ts';
import type { Locale } from '#contract/locale.ts';
import type { Database } from '#server/db/database.ts';
import { limitCounters } from '#server/db/schema.ts';
import { timeouts } from '#tests/timeouts.ts';
import { placeOf } from './captcha.ts';
import { handTrack } from './hand-track.ts';

const { firstX, lastX, keyStep } = puzzleFrame;

/** The distance to the right position of the next puzzle, once it is offered. */
export async function nextPuzzle(
  page: Page,
  database: Database,
  open: () => Promise<void>,
): Promise<number> {
  const offered = page.waitForResponse(`**${fetchPuzzle.path}`, {
    timeout: timeouts.calculationMs,
  });
  await open();
  const reply = parseReply(fetchPuzzle, await (await offered).json());
  if (!isAccepted(reply)) throw new Error(reply.msg);
  const slider = page.getByRole('dialog').getByRole('slider');
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await expect(slider).toHaveValue('0');
  return (await placeOf(database, reply.data.id)) - firstX;
}

/**
 * By mouse the handle is dragged; by keyboard the piece moves in small steps and Enter drops it.
 */
export const slide = {
  mouse: async (page: Page, travel: number) => {
    const { track, handle } = partsOf(page);
    const from = await boxOf(handle);
    const reach = (await boxOf(track)).width - from.width;
    const y = from.y + from.height / 2;
    const x = from.x + from.width / 2;
    await page.mouse.move(x, y);
    await page.mouse.down();
    // At the pace of a hand: the server refuses any other.
    let atMs = 0;
    for (const [ms, place] of handTrack(firstX + travel)) {
      await pause(ms - atMs);
      atMs = ms;
      await page.mouse.move(x + (reach * (place - firstX)) / (lastX - firstX), y);
    }
    await page.mouse.up();
  },
  keyboard: async (page: Page, travel: number) => {
    const { slider } = partsOf(page);
    await expect(slider).toBeFocused();
    for (let moved = 0; moved + keyStep <= travel; moved += keyStep)
      // At the pace of a held key: the server refuses a track of less than 250 ms.
      await page.keyboard.press('ArrowRight', { delay: 15 });
    await page.keyboard.press('Enter');
  },
};

export function partsOf(page: Page) {
  const slider = page.getByRole('dialog').getByRole('slider');
  const track = slider.locator('..');
  return { slider, track, handle: track.locator('> div').first() };
}

export async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is not shown');
  return box;
}

/** Each failure within an hour doubles the next proof of work, whichever journey it came from. */
export const forgetFailures = (database: Database) =>
  database.delete(limitCounters).where(like(limitCounters.key, 'captcha:failed:%'));

/**
 * Passes the open captcha by the alternative without a puzzle, and waits until the page continues.
 */
export async function passByProofOfWork(page: Page, locale: Locale): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: captchaWords[locale].otherWay, exact: true }).click();
  await expect(dialog).toBeHidden({ timeout: timeouts.calculationMs });
}
