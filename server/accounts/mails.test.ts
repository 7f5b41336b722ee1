import { afterEach, beforeEach, expect, test } from 'vitest';
import { mailChangePassword, mailForgetPassword } from '#contract/accounts.ts';
import { type Accounts, accountsOn, otherPassword } from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { codeLine } from '#tests/support/codes.ts';
import { deliverNext } from '#tests/support/deliver-next.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { chooseTransports } from '../outbox/transports/choose.ts';

let mailbox: MailServer;
let served: TestApp;
let they: Accounts;
beforeEach(async () => {
  mailbox = await startMailServer();
  served = await testApp({ SMTP_URL: mailbox.url });
  they = accountsOn(served);
});
afterEach(async () => {
  await served.close();
  await mailbox.close();
});

/** Text of the last mail, decoded. */
const readMail = async (): Promise<{ to: string[]; text: string }> => {
  const transports = chooseTransports(served.context.env);
  while ((await deliverNext(served.context, transports)) !== 'idle');
  const [mail] = mailbox.received.splice(0);
  if (!mail) throw new Error('no mail');
  const text = mail.source.replace(/=\r\n/g, '').replace(/=3D/g, '=');
  return { to: mail.to, text };
};

test('the activation mail arrives with a working link', async () => {
  await they.signUp();
  const { to, text } = await readMail();
  expect(to).toEqual(['mei@harbour.example']);
  const link = /http\S+\/client\/activateAccount\?token=([\w-]{43})&internationalization=true/.exec(
    text,
  );
  expect(link?.[0]).toContain(served.context.env.publicUrl);
});

test('the reset code arrives and works, and the change is mailed', async () => {
  await they.addCustomer();
  await they.send(mailForgetPassword, { email: 'mei@harbour.example' });
  const verifyCode = codeLine.exec((await readMail()).text)?.[1] ?? '';
  const { body } = await they.send(mailChangePassword, {
    ...{ email: 'mei@harbour.example', verifyCode, changePassword: otherPassword },
  });
  expect(body.code).toBe(0);
  expect((await readMail()).text).toContain('Your password was changed.');
});
