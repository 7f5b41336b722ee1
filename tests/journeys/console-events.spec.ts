import { request as requests } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import { consoleEventsWords } from '#content/interface/console-events.ts';
import { consoleSecurityWords } from '#content/interface/console-security.ts';
import { pagePath } from '#content/site-map.ts';
import { logIn } from '#contract/accounts.ts';
import { locales } from '#contract/locale.ts';
import { dayMs } from '#contract/time-units.ts';
import type { AuditAction } from '#server/audit/actions.ts';
import { auditEvents } from '#server/db/audit-schema.ts';
import type { Database } from '#server/db/database.ts';
import { employees, sessions } from '#server/db/schema.ts';
import { accessibilityFaults } from '#tests/support/accessibility.ts';
import {
  addCustomer,
  addEmployee,
  button,
  enterAs,
  field,
  preferLanguage,
} from '#tests/support/account-journey.ts';
import { goodPassword, otherPassword } from '#tests/support/accounts.ts';
import { findOverflow } from '#tests/support/horizontal-overflow.ts';
import { expect, test, visit } from '#tests/support/journey.ts';
import type { Site } from '#tests/support/site.ts';

const events = pagePath('console-events', 'en');
const security = pagePath('console-security', 'en');

/** The device of the events, as the console names it. */
const devices = { en: 'Firefox, Windows', zh: 'Firefox，Windows' };
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';

type Happened = {
  action: AuditAction;
  /** Age of the event in days. */
  ago: number;
  by?: string;
  target?: string;
  details?: Record<string, unknown>;
};

/** Writes audit events directly. */
const record = (database: Database, publicId: string, happened: readonly Happened[]) =>
  database.insert(auditEvents).values(
    happened.map(({ action, ago, by = publicId, target = publicId, details = {} }) => ({
      at: new Date(Date.now() - ago * dayMs),
      ...{ actorKind: 'customer' as const, actorId: by, action },
      ...{ targetKind: 'customer' as const, targetId: target, details },
      ...{ address: '192.0.2.88', userAgent: firefox },
    })),
  );

/** Logs in from an unknown device. */
async function logInElsewhere(site: Site, account: string): Promise<void> {
  const browser = await requests.newContext({ baseURL: site.url, userAgent: firefox });
  const data = { account, password: goodPassword };
  expect((await browser.post(logIn.path, { data })).ok()).toBe(true);
  await browser.dispose();
}

test.use({ timezoneId: 'Asia/Singapore' });

for (const locale of locales) {
  const words = consoleEventsWords[locale];
  const device = devices[locale];
  const said = (action: string, facts: Record<string, string> = {}) =>
    (words.actions[action] ?? '').replace(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '');

  test(`6 events are grouped by day, can be filtered, and load further back (${locale})`, async ({
    page,
    context,
    site,
    database,
  }) => {
    await preferLanguage(context, site, locale);
    const { id, publicId, email } = await addCustomer(database);
    await addEmployee(database, id);
    const [linh] = await database.select().from(employees).where(eq(employees.customerId, id));
    const employee = linh?.id ?? '';
    await record(database, publicId, [
      ...Array.from({ length: 60 }, (_, place) => ({
        action: 'session.opened' as const,
        ago: 100 - place,
        details: { way: 'password' },
      })),
      { action: 'employee.added', ago: 5, target: employee, details: { username: 'linh.tran' } },
      { action: 'passkey.added', ago: 4, by: employee, target: employee, details: { name: 'Mac' } },
      { action: 'password.changed', ago: 3, details: { sessionsEnded: 3, employeesEnded: 0 } },
      { action: 'recovery-code.used', ago: 2, details: { left: 8 } },
      { action: 'login.locked', ago: 1 },
    ]);
    await enterAs(context, site, email);
    await visit(page, events);
    await expect(page.getByText(words.lead.replace('{zone}', 'UTC+8'))).toBeVisible();

    const rows = page.getByRole('main').getByRole('listitem');
    const row = (text: string) => rows.filter({ hasText: text });
    await expect(rows).toHaveCount(50);
    const today = page.getByRole('region', { name: words.today });
    await expect(today.getByRole('listitem')).toContainText(said('session.opened:password'));
    const yesterday = page.getByRole('region', { name: words.yesterday });
    await expect(yesterday.getByRole('listitem')).toContainText(said('login.locked'));
    await expect(row(said('employee.added:of', { target: 'Linh Tran' }))).toHaveCount(1);
    await expect(row(said('passkey.added', { name: 'Mac' }))).toContainText('Linh Tran');
    await expect(row(said('recovery-code.used', { left: '8' }))).toContainText(device);
    await expect(row(said('password.changed'))).toContainText(
      words.otherLoginsEnded.other.replace('{count}', '3'),
    );
    await expect(row(said('password.changed'))).toContainText('192.0.2.88');
    expect(await accessibilityFaults(page)).toEqual([]);
    for (const width of [1440, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findOverflow(page), `at ${width} px`).toEqual([]);
    }

    await button(page, words.older).click();
    await expect(rows).toHaveCount(66);
    await expect(page.getByText(words.all)).toBeVisible();
    await expect(button(page, words.older)).toHaveCount(0);

    const show = field(page, words.show);
    await show.selectOption(words.shows.refused);
    await expect(page).toHaveURL(`${events}?show=refused`);
    await expect(rows).toHaveCount(1);
    await show.selectOption(words.shows.changes);
    await expect(rows).toHaveCount(4);
    await page.reload();
    await expect(show).toHaveValue('changes');
    await expect(rows).toHaveCount(4);
    await show.selectOption(words.shows.logins);
    await expect(rows).toHaveCount(50);
    await button(page, words.older).click();
    await expect(rows).toHaveCount(61);
    await show.selectOption(words.shows.everything);
    await expect(page).toHaveURL(events);
    await expect(rows).toHaveCount(50);
  });

  test(`6 a new account has no events of some kinds (${locale})`, async ({
    page,
    context,
    site,
    database,
  }) => {
    await preferLanguage(context, site, locale);
    const { email } = await addCustomer(database);
    await enterAs(context, site, email);
    for (const show of ['changes', 'refused'] as const) {
      await visit(page, `${events}?show=${show}`);
      await expect(page.getByText(words.empty[show])).toBeVisible();
    }
  });

  test(`6 a login with a new device must be confirmed or denied (${locale})`, async ({
    page,
    context,
    site,
    database,
  }) => {
    await preferLanguage(context, site, locale);
    const { id, publicId, email } = await addCustomer(database);
    await enterAs(context, site, email);
    await logInElsewhere(site, email);
    await visit(page, events);
    const question = page.getByRole('region', { name: words.question.heading });
    await expect(question).toContainText(device);
    await expect(question).toContainText('127.0.0.1');
    await expect(page.getByText(words.newDevice, { exact: true })).toBeVisible();
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findOverflow(page), `at ${width} px`).toEqual([]);
      const { notMine } = words.question;
      const top = async () => (await button(question, notMine).boundingBox())?.y;
      const before = await top();
      await button(question, notMine).hover();
      expect(await top(), `under the pointer at ${width} px`).toBe(before);
    }
    await button(question, words.question.mine).click();
    await expect(question).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(words.newDevice, { exact: true })).toBeVisible();
    await expect(question).toHaveCount(0);

    await logInElsewhere(site, email);
    await record(database, publicId, [
      { action: 'second-step.refused', ago: 0, details: { way: 'app', newDevice: true } },
    ]);
    await page.reload();
    await expect(question).toContainText('192.0.2.88');
    await button(question, words.question.notMine).click();
    await expect(page).toHaveURL(security);
    const { password } = consoleSecurityWords[locale];
    const dialog = page.getByRole('dialog', { name: password.submit });
    await expect(dialog).toContainText(password.urgent.lead);
    await expect.poll(() => database.$count(sessions, eq(sessions.customerId, id))).toBe(1);
    await field(dialog, password.current).fill(goodPassword);
    await field(dialog, password.next).fill(otherPassword);
    await field(dialog, password.confirmation).fill(otherPassword);
    await button(dialog, password.submit).click();
    await expect(dialog).toHaveCount(0);
    const ofPassword = and(
      eq(auditEvents.targetId, publicId),
      eq(auditEvents.action, 'password.changed'),
    );
    expect(await database.$count(auditEvents, ofPassword)).toBe(1);
    await page.reload();
    await expect(page.getByRole('heading', { name: password.heading, exact: true })).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await visit(page, events);
    await expect(page.getByText(said('password.changed'))).toBeVisible();
    await expect(question).toHaveCount(0);
  });
}
