import type { Page } from '@playwright/test';
import { fill } from '#content/fill.ts';
import { captchaWords } from '#content/interface/captcha.ts';
import { failureWords } from '#content/interface/failure.ts';
import { resetPasswordWords } from '#content/interface/reset-password.ts';
import { pagePath } from '#content/site-map.ts';
import {
  getCustomerByPhone,
  mailChangePassword,
  mailForgetPassword,
  verCodeByCaptcha,
} from '#contract/accounts.ts';
import { answerPuzzle, fetchPuzzle } from '#contract/captcha.ts';
import { type Localized, locales } from '#contract/locale.ts';
import { redirectAfterResetMs, resendSeconds } from '#tests/specification/constants.ts';
import { accessibilityFaults } from '#tests/support/accessibility.ts';
import {
  addCustomer,
  answerInstead,
  button,
  endCooldown,
  field,
  hold,
  mailTo,
  withoutAnswer,
} from '#tests/support/account-journey.ts';
import { goodPassword, otherPassword } from '#tests/support/accounts.ts';
import {
  boxOf,
  forgetFailures,
  nextPuzzle,
  partsOf,
  passByProofOfWork,
  slide,
} from '#tests/support/captcha-journey.ts';
import { codeLine, otherCode } from '#tests/support/codes.ts';
import { findOverflow, widthsPx } from '#tests/support/horizontal-overflow.ts';
import { answerCookies, expect, expectComplaint, test, visit } from '#tests/support/journey.ts';
import { timeouts } from '#tests/timeouts.ts';

/** Messages of the specification, verbatim. */
const messages: Localized<
  Record<
    | ('identifier' | 'code' | 'password' | 'format' | 'again' | 'mismatch')
    | ('unknown' | 'success' | 'wrongCode' | 'tooSoon'),
    string
  >
> = {
  en: {
    identifier: 'Please Enter Phone/Email',
    code: 'Please Enter Valid OTP',
    password: 'Please Enter Password',
    format: 'Please set a new password with 8 to 20 characters, including both letters and numbers',
    again: 'Please Enter Password Again',
    mismatch: 'Password & Confirm Password Not Macth',
    unknown: 'User does not exist',
    success: 'Successfully',
    wrongCode: 'The code is wrong or no longer valid. Please check it or ask for a new one.',
    tooSoon: 'We have just sent a code. Please wait a minute before asking for another one.',
  },
  zh: {
    identifier: '请输入手机号/邮箱',
    code: '请输入有效的验证码',
    password: '请输入密码',
    format: '请设置 8 到 20 位的新密码，须同时包含字母和数字',
    again: '请再次输入密码',
    mismatch: '两次输入的密码不一致',
    unknown: '用户不存在',
    success: '重置成功',
    wrongCode: '验证码有误或已失效，请核对或重新获取。',
    tooSoon: '验证码刚刚发出，请一分钟后重新获取。',
  },
};

for (const locale of locales) {
  const words = resetPasswordWords[locale];
  const captcha = captchaWords[locale];
  const message = messages[locale];
  const path = pagePath('forget-password', locale);
  const identifier = (page: Page) => field(page, words.identifier.label);
  const send = (page: Page) => button(page, words.code.send);
  const submit = (page: Page) => button(page, words.submit);
  const error = (page: Page, wanted: string) => page.getByText(wanted, { exact: true });

  test(`5 reset checks in order, looks a phone up on blur and no mail address (${locale})`, async ({
    page,
    database,
    complaints,
  }) => {
    await answerCookies(page);
    const { phone } = await addCustomer(database);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const lookUps = () => requested.filter((call) => call === getCustomerByPhone.path).length;
    await visit(page, path);
    await expect(send(page)).toBeDisabled();
    await expect(
      page.getByRole('main').getByRole('link', { name: words.signUp, exact: true }),
    ).toHaveAttribute('href', pagePath('sign-up', locale));

    const steps: [label: string, typed: string, complains: string][] = [
      [words.identifier.label, 'nobody@harbour.example', message.identifier],
      [words.code.label, otherCode(), message.code],
      [words.newPassword.label, 'harbour', message.password],
      [words.newPassword.label, goodPassword, message.format],
      [words.confirmation.label, otherPassword, message.again],
      [words.confirmation.label, goodPassword, message.mismatch],
    ];
    for (const [label, typed, complains] of steps) {
      await submit(page).click();
      await expect(error(page, complains)).toBeVisible();
      await expect(field(page, label)).toBeFocused();
      for (const [, , other] of steps)
        if (other !== complains) await expect(error(page, other)).toHaveCount(0);
      await field(page, label).fill(typed);
      await expect(error(page, complains)).toHaveCount(0);
    }
    await submit(page).click();
    await expect(page.getByRole('alert')).toHaveText(message.wrongCode);
    expect(lookUps()).toBe(0);

    await withoutAnswer(page, complaints, mailForgetPassword.path, async () => {
      await send(page).click();
      await expect(page.getByText(words.noResponse)).toBeVisible();
    });
    await button(page, words.retry).click();
    await expect(error(page, message.unknown)).toBeVisible();
    await expect(page.getByText(words.noResponse)).toHaveCount(0);
    await expect(send(page)).toBeEnabled();
    await expect(field(page, words.newPassword.label)).toHaveValue(goodPassword);
    await identifier(page).fill('somebody@harbour.example');
    await answerInstead(page, mailForgetPassword.path, { code: 500, msg: 'oops' }, async () => {
      await send(page).click();
      await expect(error(page, message.unknown)).toBeVisible();
    });

    await identifier(page).fill('+65 8000 0000');
    await expect(send(page)).toBeDisabled();
    await identifier(page).blur();
    await expect(error(page, message.unknown)).toBeVisible();
    await expect(send(page)).toBeDisabled();
    await identifier(page).fill(phone);
    await withoutAnswer(page, complaints, getCustomerByPhone.path, async () => {
      await identifier(page).blur();
      await expect(page.getByText(words.noResponse)).toBeVisible();
    });
    await button(page, words.retry).click();
    await expect(send(page)).toBeEnabled();
    await identifier(page).fill('+65 8000 0000');
    await expect(send(page)).toBeDisabled();

    expect(await accessibilityFaults(page)).toEqual([]);
    for (const width of widthsPx) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findOverflow(page), `at ${width} px`).toEqual([]);
    }
  });

  test(`4 a mailed code counts down 60 seconds; a reset leads to login after one (${locale})`, async ({
    page,
    database,
    mailServer,
    complaints,
  }) => {
    await answerCookies(page);
    await page.clock.install();
    const { email } = await addCustomer(database);
    await visit(page, path);
    await identifier(page).fill(email);
    await expect(send(page)).toBeEnabled();
    await stopClock(page);
    await send(page).click();
    const left = (seconds: number) => button(page, fill(words.code.left, { seconds }));
    await expect(left(resendSeconds)).toBeDisabled();
    await expect(page.getByText(words.code.sent.replace('{identifier}', email))).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(left(59)).toBeDisabled();
    await page.clock.runFor(58_000);
    await expect(left(1)).toBeDisabled();
    await page.clock.runFor(1_000);
    await expect(send(page)).toBeEnabled();
    await send(page).click();
    await expect(error(page, message.tooSoon)).toBeVisible();
    await expectComplaint(complaints, /status of 429/);
    await expect(send(page)).toBeEnabled();

    const [, code = ''] = await mailTo(mailServer, email, codeLine);
    await field(page, words.code.label).fill(otherCode(code));
    await field(page, words.newPassword.label).fill(otherPassword);
    await field(page, words.confirmation.label).fill(otherPassword);
    await withoutAnswer(page, complaints, mailChangePassword.path, async () => {
      await submit(page).click();
      // The clock is stopped: pauses before repetitions pass as far as it is advanced.
      await expect(async () => {
        await page.clock.runFor(1_000);
        await expect(page.getByRole('alert')).toHaveText(failureWords[locale].unknown, {
          timeout: 200,
        });
      }).toPass();
    });
    await answerInstead(page, mailChangePassword.path, { code: 4711, msg: null }, async () => {
      await submit(page).click();
      await expect(page.getByRole('alert')).toHaveText('4711');
    });
    await submit(page).click();
    await expect(page.getByRole('alert')).toHaveText(message.wrongCode);
    await field(page, words.code.label).fill(code);
    await expect(page.getByRole('alert')).toHaveCount(0);
    const release = await hold(page, mailChangePassword.path);
    await submit(page).click();
    await expect(page.getByRole('button', { name: words.submitting })).toBeVisible();
    release();
    await expect(error(page, message.success)).toBeVisible();
    await page.clock.runFor(redirectAfterResetMs - 1);
    await expect(page).toHaveURL(path);
    await page.clock.runFor(1);
    await expect(page).toHaveURL(pagePath('login', locale));
  });

  test(`further mails of a day require the captcha (${locale})`, async ({
    page,
    database,
    mailServer,
  }) => {
    await answerCookies(page);
    await page.clock.install();
    const { email } = await addCustomer(database);
    await visit(page, path);
    await identifier(page).fill(email);
    await send(page).click();
    const sent = page.getByText(words.code.sent.replace('{identifier}', email));
    await expect(sent).toBeVisible();
    await mailTo(mailServer, email, codeLine);
    await endCooldown(database, email);
    await page.clock.fastForward(60_000);

    const dialog = page.getByRole('dialog');
    // Waits for its puzzle: a later one would be mistaken for the next.
    await nextPuzzle(page, database, () => send(page).click());
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(send(page)).toBeFocused();
    const bound = page.waitForRequest(`**${answerPuzzle.path}`);
    const travel = await nextPuzzle(page, database, () => send(page).click());
    await slide.mouse(page, travel);
    expect((await bound).postDataJSON()).toMatchObject({ recipient: email, type: 4 });
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: /^\d+( 秒|s)$/ })).toBeDisabled();
    await expect(field(page, words.code.label)).toBeFocused();
    const mails = () => mailServer.received.filter(({ to }) => to.includes(email)).length;
    await expect.poll(mails).toBe(2);
  });

  test(`7 a phone's code requires the captcha: missed, by keyboard, by the alternative (${locale}) @core`, async ({
    page,
    database,
    complaints,
  }) => {
    await answerCookies(page);
    await page.clock.install();
    const { phone } = await addCustomer(database);
    await visit(page, path);
    await identifier(page).fill(phone);
    await identifier(page).blur();
    const dialog = page.getByRole('dialog');

    await withoutAnswer(page, complaints, fetchPuzzle.path, async () => {
      await send(page).click();
      await expect(dialog.getByRole('alert')).toContainText(captcha.noResponse);
    });
    const near = await nextPuzzle(page, database, () => button(dialog, captcha.retry).click());
    const { track, handle } = partsOf(page);
    expect((await boxOf(track)).width).toBe(360);
    expect((await boxOf(handle)).height).toBe(40);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(send(page)).toBeFocused();
    expect(near).toBeGreaterThan(0);

    await page.setViewportSize({ width: 320, height: 700 });
    const travel = await nextPuzzle(page, database, () => send(page).click());
    expect(await findOverflow(page)).toEqual([]);
    const bringNext = await hold(page, fetchPuzzle.path);
    const again = await nextPuzzle(page, database, async () => {
      await slide.mouse(page, travel > 134 ? travel - 60 : travel + 60);
      await expect(dialog.getByText(captcha.missed).first()).toBeVisible();
      bringNext();
    });
    await forgetFailures(database);
    const answered = page.waitForRequest(`**${answerPuzzle.path}`, {
      timeout: timeouts.calculationMs,
    });
    const judge = await hold(page, answerPuzzle.path);
    await slide.keyboard(page, again);
    await answered;
    await stopClock(page);
    judge();
    await expect(dialog.getByText(captcha.solved).first()).toBeVisible();
    const requested = page.waitForRequest(`**${verCodeByCaptcha.path}`);
    await page.clock.resume();
    expect((await requested).postDataJSON()).toEqual({
      captchaVerifyParam: expect.stringMatching(/^[\w-]{43}$/),
      phone,
      type: 4,
    });
    await expect(page.getByText(words.code.sent.replace('{identifier}', phone))).toBeVisible();
    await expect(page.getByRole('button', { name: /^\d+( 秒|s)$/ })).toBeDisabled();

    await page.clock.fastForward(60_000);
    await send(page).click();
    await passByProofOfWork(page, locale);
    await expect(error(page, message.tooSoon)).toBeVisible();
    await expect(send(page)).toBeEnabled();
  });
}

/** From here on time only passes when advanced. It stops at a future moment. */
const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 20_000);
