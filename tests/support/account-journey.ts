import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { and, desc, eq, like } from 'drizzle-orm';
import * as z from 'zod/mini';
import { loginWords } from '#content/interface/login.ts';
import type { TemplateName } from '#content/messages/templates.ts';
import { storedItems } from '#content/storage.ts';
import { logIn as logInCall } from '#contract/accounts.ts';
import { parseReply } from '#contract/call.ts';
import { isAccepted } from '#contract/envelope.ts';
import { type Locale, languageTags } from '#contract/locale.ts';
import { hashPassword } from '#server/accounts/passwords/password-hash.ts';
import type { Database } from '#server/db/database.ts';
import { customers, employees, limitCounters, outboxMessages } from '#server/db/schema.ts';
import { goodPassword } from './accounts.ts';
import { expectComplaint } from './journey.ts';
import type { MailServer } from './mail-server.ts';
import type { Site } from './site.ts';

export const field = (page: Page | Locator, label: string) =>
  page.getByLabel(label, { exact: true });
export const button = (page: Page | Locator, name: string) =>
  page.getByRole('button', { name, exact: true });
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

let people = 0;

/** A person whom no other journey of this worker uses. */
export function newPerson() {
  people += 1;
  const number = String(people).padStart(4, '0');
  return {
    email: `mei.${number}@harbour.example`,
    phone: `+65 8123 ${number}`,
    e164: `+658123${number}`,
    username: `mei.${number}`,
  };
}

/** An active customer, created without the sign-up. */
export async function addCustomer(
  database: Database,
  changes: Partial<typeof customers.$inferInsert> = {},
) {
  const person = newPerson();
  const now = new Date();
  const [made] = await database
    .insert(customers)
    .values({
      status: 'active',
      email: person.email,
      phone: person.e164,
      emailVerifiedAt: now,
      passwordHash: await passwordHash,
      firstName: 'Mei',
      lastName: 'Tan',
      companyName: 'Harbour Coffee',
      countryId: 702,
      locale: 'en',
      balance: '1284.5',
      creditBalance: '500',
      enabledProducts: ['smsOtp', 'voiceOtp'],
      createdAt: now,
      activatedAt: now,
      ...changes,
    })
    .returning();
  if (!made) throw new Error('no customer was made');
  return { ...person, id: made.id, publicId: made.publicId };
}

export async function addEmployee(
  database: Database,
  customerId: number,
  changes: Partial<typeof employees.$inferInsert> = {},
): Promise<void> {
  await database.insert(employees).values({
    id: randomUUID(),
    customerId,
    username: 'linh.tran',
    name: 'Linh Tran',
    passwordHash: await passwordHash,
    status: 'active',
    menus: [],
    ...changes,
  });
}

const passwordHash = hashPassword(goodPassword);

/** The plain text of the latest mail to an address that contains this text. */
export async function mailTo(
  mailServer: MailServer,
  address: string,
  wanted: RegExp,
): Promise<RegExpExecArray> {
  const find = () =>
    mailServer.received
      .filter(({ to }) => to.includes(address))
      .map(({ source }) => wanted.exec(plainText(source)))
      .findLast((match) => match !== null);
  await expect.poll(() => find() !== undefined, { message: `a mail to ${address}` }).toBe(true);
  const match = find();
  if (!match) throw new Error(`no mail to ${address}`);
  return match;
}

/** The code of the latest text message to a phone; without a provider messages are files. */
export async function codeTo(
  database: Database,
  phone: string,
  template: TemplateName,
): Promise<string> {
  const [row] = await database
    .select()
    .from(outboxMessages)
    .where(and(eq(outboxMessages.template, template), eq(outboxMessages.recipient, phone)))
    .orderBy(desc(outboxMessages.createdAt))
    .limit(1);
  return z.parse(z.object({ code: z.string() }), row?.payload).code;
}

/** Ends the cooldown between two codes to a recipient, for all origins. */
export async function endCooldown(database: Database, recipient: string): Promise<void> {
  await database.delete(limitCounters).where(like(limitCounters.key, `code:pause:${recipient}:%`));
}

export const preferLanguage = (context: BrowserContext, site: Site, locale: Locale) =>
  context.addCookies([
    { name: storedItems.language.name, value: languageTags[locale], url: site.url },
  ]);

/** Logs in outside the page and gives the browser the session; returns its token. */
export async function enterAs(
  context: BrowserContext,
  site: Site,
  account: string,
  password = goodPassword,
): Promise<string> {
  const response = await context.request.post(site.url + logInCall.path, {
    data: { account, password },
  });
  const reply = parseReply(logInCall, await response.json());
  if (!isAccepted(reply)) throw new Error(reply.msg);
  const { usertoken } = reply.data;
  await context.addCookies([{ name: storedItems.userToken.name, value: usertoken, url: site.url }]);
  return usertoken;
}

/** Logs in as a person would, on the login page. */
export async function logIn(page: Page, locale: Locale, account: string): Promise<void> {
  const words = loginWords[locale];
  const panel = page.getByRole('tabpanel', { name: words.tabs.customer, exact: true });
  await field(panel, words.account.label).fill(account);
  await field(panel, words.password.label).fill(goodPassword);
  await button(panel, words.submit).click();
}

export async function logInAsEmployee(page: Page, locale: Locale, phone: string): Promise<void> {
  const words = loginWords[locale];
  await page.getByRole('tab', { name: words.tabs.employee, exact: true }).click();
  const panel = page.getByRole('tabpanel', { name: words.tabs.employee, exact: true });
  await field(panel, words.phone.label).fill(phone);
  await field(panel, words.username.label).fill('linh.tran');
  await field(panel, words.password.label).fill(goodPassword);
  await button(panel, words.submit).click();
}

/** While `act` runs the call gets no response. The browser and the page both log an error. */
export async function withoutAnswer(
  page: Page,
  complaints: string[],
  path: string,
  act: () => Promise<void>,
): Promise<void> {
  const address = `**${path}*`;
  await page.route(address, (route) => route.abort());
  await act();
  await expectComplaint(complaints, /ERR_FAILED/);
  await expectComplaint(complaints, /Failed to fetch/);
  await page.unroute(address);
}

/** While `act` runs another server answers instead of ours. */
export async function answerInstead(
  page: Page,
  path: string,
  reply: object,
  act: () => Promise<void>,
): Promise<void> {
  const address = `**${path}*`;
  await page.route(address, (route) => route.fulfill({ json: reply }));
  await act();
  await page.unroute(address);
}

/** Delays a call until the returned function is called, to see the state meanwhile. */
export async function hold(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${path}*`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

function plainText(source: string): string {
  const part = /Content-Type: text\/plain[\s\S]*?(?=\r\n--|$)/i.exec(source)?.[0] ?? '';
  const body = part.slice(part.indexOf('\r\n\r\n') + 4);
  return /Content-Transfer-Encoding: base64/i.test(part)
    ? Buffer.from(body, 'base64').toString()
    : body.replace(/=\r\n/g, '').replace(/=3D/g, '=');
}
