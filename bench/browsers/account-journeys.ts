import { activationWords } from '#content/interface/activation.ts';
import { captchaWords } from '#content/interface/captcha.ts';
import { consoleWords } from '#content/interface/console.ts';
import { consoleFirstStepsWords } from '#content/interface/console-first-steps.ts';
import { loginWords } from '#content/interface/login.ts';
import { resetPasswordWords } from '#content/interface/reset-password.ts';
import { signUpWords } from '#content/interface/sign-up.ts';
import { pagePath } from '#content/site-map.ts';
import { codeDigits } from '#contract/account-rules.ts';
import { goodPassword, otherPassword } from '#tests/support/accounts.ts';
import { messageTo } from '../messages.ts';
import type { Journey } from './page-journeys.ts';
import type { Visitor } from './visitor.ts';

const consolePages = [
  'console-keys',
  'console-callbacks',
  'console-requests',
  'console-account',
  'console-security',
  'console-events',
  'console-employees',
] as const;

const code = new RegExp(`\\b(\\d{${codeDigits}})\\b`);
const activationLink = /(\/client\/activateAccount\?\S+)/;

/** From sign-up to the console, and back into it with a new password. */
export function accountJourneys(
  person: { email: string; phone: string },
  dataDir: string,
): Journey[] {
  const received = (visitor: Visitor, recipient: string, wanted: RegExp) =>
    visitor.until(`a message to ${recipient}`, () => messageTo(dataDir, recipient, wanted));
  const { email, phone } = person;

  return [
    {
      name: 'sign-up',
      walk: async (visitor) => {
        const words = signUpWords[visitor.locale];
        await visitor.open(pagePath('sign-up', visitor.locale));
        await visitor.fill('textbox', words.email, email);
        await visitor.fill('combobox', words.country.label, 'Singapore');
        await visitor.picture('country', 'window');
        await visitor.press('option');
        await visitor.fill('textbox', words.firstName, 'Mei');
        await visitor.fill('textbox', words.lastName, 'Tan');
        await visitor.fill('textbox', words.companyName, 'Harbour Coffee');
        await visitor.press('checkbox');
        await visitor.picture('sign-up');
        await visitor.press('button', words.submit);
        await visitor.sees(words.sent.title);
        await visitor.picture('sign-up-sent');
      },
    },
    {
      name: 'activation',
      walk: async (visitor) => {
        const words = activationWords[visitor.locale];
        await visitor.open(await received(visitor, email, activationLink));
        await visitor.fill('textbox', words.phone.label, phone);
        await visitor.press('button', words.code.send);
        await visitor.sees(captchaWords[visitor.locale].slide);
        await visitor.picture('captcha', 'window');
        await visitor.press('button', captchaWords[visitor.locale].otherWay);
        const text = await received(visitor, phone.replaceAll(' ', ''), code);
        await visitor.fill('textbox', words.code.label, text);
        await visitor.fill('textbox', words.password, goodPassword);
        await visitor.fill('textbox', words.confirmation, goodPassword);
        await visitor.picture('activation');
        await visitor.press('button', words.submit);
        await visitor.at('console-home');
      },
    },
    {
      name: 'console',
      walk: async (visitor) => {
        const words = consoleWords[visitor.locale];
        // A new account's overview shows the first steps instead of the company's name.
        await visitor.sees(consoleFirstStepsWords[visitor.locale].lead);
        await visitor.picture('console');
        for (const id of consolePages) {
          await visitor.open(pagePath(id, visitor.locale));
          await visitor.picture(id);
        }
        await visitor.press('button', words.signOut);
        await visitor.at('login');
      },
    },
    {
      name: 'reset',
      walk: async (visitor) => {
        const words = resetPasswordWords[visitor.locale];
        const login = loginWords[visitor.locale];
        await visitor.open(pagePath('forget-password', visitor.locale));
        await visitor.fill('textbox', words.identifier.label, email);
        await visitor.press('button', words.code.send);
        await visitor.fill('textbox', words.code.label, await received(visitor, email, code));
        await visitor.fill('textbox', words.newPassword.label, otherPassword);
        await visitor.fill('textbox', words.confirmation.label, otherPassword);
        await visitor.picture('reset');
        await visitor.press('button', words.submit);
        await visitor.at('login');
        await visitor.fill('textbox', login.account.label, email);
        await visitor.fill('textbox', login.password.label, otherPassword);
        await visitor.press('button', login.submit);
        await visitor.at('console-home');
      },
    },
  ];
}
