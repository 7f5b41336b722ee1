import type { Page } from '@playwright/test';
import { parseRssFeed } from 'feedsmith';
import { deskWords } from '#content/interface/desk.ts';
import { deskEditsWords } from '#content/interface/desk-edits.ts';
import { deskIncidentsWords } from '#content/interface/desk-incidents.ts';
import { deskReportWords } from '#content/interface/desk-report.ts';
import { deskStatusWords } from '#content/interface/desk-status.ts';
import { statusIncidentOf } from '#content/pages/incident/incident.ts';
import { incidentPath } from '#content/site-map.ts';
import { feedPath } from '#content/status/feeds.ts';
import { openingTemplates } from '#content/status/templates.ts';
import { deskPages } from '#contract/desk.ts';
import { htmlLanguages, type Locale, locales } from '#contract/locale.ts';
import { readIncident } from '#contract/status.ts';
import type { Database } from '#server/db/database.ts';
import { statusSubscriptions } from '#server/db/status-schema.ts';
import { accessibilityFaults } from '#tests/support/accessibility.ts';
import { button, field, heading } from '#tests/support/account-journey.ts';
import { comeToDesk, mei, tabTo, test } from '#tests/support/desk-journey.ts';
import { findOverflow } from '#tests/support/horizontal-overflow.ts';
import { expect } from '#tests/support/journey.ts';
import { serviceOf, waitUntilShown } from '#tests/support/status-journey.ts';

const said = {
  opened: { en: 'Requests take ten seconds longer.', zh: '请求最多慢 10 秒。' },
  outage: { en: 'Most messages fail now.', zh: '目前多数消息发送失败。' },
  back: { en: 'SMS is back, Viber still down.', zh: '短信已恢复，Viber 仍不可用。' },
  over: { en: 'Everything runs again.', zh: '全部服务已恢复正常。' },
  corrected: { en: 'Everything runs as before.', zh: '全部服务已恢复如常。' },
};
const other = { en: 'zh', zh: 'en' } as const;

const subscribe = (database: Database, email: string, locale: Locale) =>
  database.insert(statusSubscriptions).values({
    ...{ id: crypto.randomUUID(), email, locale, everyUpdate: true },
    confirmedAt: new Date(),
  });

const expectRoom = async (page: Page) => {
  expect(await accessibilityFaults(page, 'body')).toEqual([]);
  for (const width of [1440, 1024, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findOverflow(page), `at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
};

for (const locale of locales) {
  const desk = deskWords[locale];
  const words = deskIncidentsWords[locale];
  const all = deskStatusWords[locale];
  const edits = deskEditsWords[locale];
  const report = deskReportWords[locale];
  const sms = serviceOf('sms', locale).name;
  const viber = serviceOf('viber', locale).name;
  const template = (id: string) =>
    openingTemplates.find((one) => one.id === id)?.name[locale] ?? id;

  const write = async (page: Page, text: Partial<Record<Locale, string>>) => {
    for (const one of locales) await field(page, all.text[one]).fill(text[one] ?? '');
  };
  const chip = (page: Page, service: string, index: number) =>
    page
      .getByRole('group', { name: all.impactOf.replace('{service}', service) })
      .getByRole('radio')
      .nth(index);
  const dialog = (page: Page) => page.locator('dialog[open]');
  const publish = async (page: Page, act: string) => {
    await button(page.locator('main'), act).click();
    await button(dialog(page), act).click();
    await expect(dialog(page)).toHaveCount(0);
  };
  const openedId = async (page: Page) => {
    await expect(page).toHaveURL(/\/desk\/incidents\/(?!new)/);
    return new URL(page.url()).pathname.split('/').at(-1) ?? '';
  };

  test(`an incident from its opening to its report, at the desk, on public pages, in feeds and mails (${locale}) @core`, async ({
    page,
    context,
    site,
    database,
    status,
    request,
    mailServer,
  }) => {
    void status;
    const [reader, stranger] = [
      `reader-${locale}@harbour.example`,
      `leser-${locale}@harbour.example`,
    ];
    await subscribe(database, reader, locale);
    await subscribe(database, stranger, other[locale]);
    const mailsTo = (email: string) => mailServer.received.filter(({ to }) => to.includes(email));
    await comeToDesk({ page, context, site, database, locale });

    await page.goto(`${deskPages.incidents.path}/new`);
    await button(page, words.opening.empty).click();
    await button(page.locator('main'), words.opening.act.both).click();
    await expect(page.locator('main').getByRole('alert').first()).toHaveText(all.missing.services);
    for (const name of [sms, viber]) {
      await page.getByRole('checkbox', { name, exact: true }).check();
      await chip(page, name, 1).check();
    }
    for (const one of locales)
      await field(page, all.title[one]).fill({ en: 'Messages are slow', zh: '消息变慢' }[one]);
    await write(page, said.opened);
    await expectRoom(page);
    await publish(page, words.opening.act.both);
    const id = await openedId(page);
    await waitUntilShown(request, id, { state: 'investigating' });
    await expect.poll(() => mailsTo(reader).length).toBe(1);
    await expectRoom(page);

    await chip(page, sms, 0).check();
    await write(page, said.outage);
    await publish(page, all.publish.both);
    await chip(page, sms, 3).check();
    await write(page, said.back);
    await publish(page, all.publish.both);
    await chip(page, viber, 3).check();
    await button(page, words.allRecovered.act).click();
    await page.getByRole('checkbox', { name: words.reportFollows.label }).check();
    await write(page, said.over);
    await publish(page, all.publish.both);
    await waitUntilShown(request, id, { state: 'resolved' });
    await expect.poll(() => mailsTo(reader).length).toBe(4);
    await expectRoom(page);

    await page.goto(`${deskPages.incidents.path}/${id}/report`);
    await expect(heading(page)).toHaveText(report.heading);
    await button(page.locator('main'), report.publishing.act).click();
    await expect(page.locator('main').getByRole('alert').first()).toBeVisible();
    for (const [name, text] of [
      [report.happened, said.outage],
      [report.meant, said.opened],
      [report.cause, said.back],
    ] as const)
      for (const one of locales)
        await field(page, report.inLanguage[one].replace('{label}', name)).fill(text[one]);
    await expectRoom(page);
    await publish(page, report.publishing.act);
    await expect.poll(() => mailsTo(reader).length).toBe(5);

    await page.goto(`${deskPages.incidents.path}/${id}`);
    await button(page, edits.correct).first().click();
    for (const one of locales)
      await dialog(page).locator(`textarea[lang=${htmlLanguages[one]}]`).fill(said.corrected[one]);
    await button(dialog(page), edits.correcting.act).click();
    await expect(dialog(page).getByText(edits.missing.reason)).toBeVisible();
    await field(dialog(page), edits.reason).fill('It read wrong.');
    await button(dialog(page), edits.correcting.act).click();
    await expect(dialog(page)).toHaveCount(0);

    for (const language of [locale, other[locale]]) {
      const lines = statusIncidentOf(language).words;
      await page.goto(incidentPath(language, id));
      await expect(page.locator('#report')).toContainText(said.back[language]);
      const newest = page.locator('main ol > li[id^=u-]').first();
      await expect(newest).toContainText(said.corrected[language]);
      await newest.locator('summary').click();
      await expect(newest.locator('details s')).toHaveText(said.over[language]);
      await expect(page.getByText(lines.took)).toBeVisible();
      const { items } = parseRssFeed(await (await request.get(feedPath('rss', language))).text());
      expect(items?.some(({ link }) => link?.includes(id))).toBe(true);
    }
    const { incident } = (await (await request.get(`${readIncident.path}?id=${id}`)).json()).data;
    expect(incident).toMatchObject({
      impact: 'outage',
      services: expect.arrayContaining([
        expect.objectContaining({
          impacts: [
            expect.objectContaining({ impact: 'degraded' }),
            expect.objectContaining({ impact: 'outage' }),
            expect.objectContaining({ impact: 'recovered' }),
          ],
        }),
      ]),
    });
    expect(mailsTo(reader)).toHaveLength(5);
    expect(mailsTo(stranger)).toHaveLength(5);
  });

  test(`one language first, the other later, without a second mail (${locale})`, async ({
    page,
    context,
    site,
    database,
    status,
    request,
    mailServer,
  }) => {
    void status;
    const missing = other[locale];
    const reader = `later-${locale}@harbour.example`;
    await subscribe(database, reader, missing);
    await comeToDesk({ page, context, site, database, locale });
    await page.goto(`${deskPages.incidents.path}/new`);
    await button(page, words.opening.empty).click();
    await page.getByRole('checkbox', { name: sms, exact: true }).check();
    await field(page, all.title[locale]).fill({ en: 'Messages are slow', zh: '消息变慢' }[locale]);
    await write(page, { [locale]: said.opened[locale] });
    await expect(page.getByText(all.follows[missing])).toBeVisible();
    await publish(page, words.opening.act[locale]);
    const id = await openedId(page);
    await waitUntilShown(request, id, { state: 'investigating' });
    await expect
      .poll(() => mailServer.received.filter(({ to }) => to.includes(reader)).length)
      .toBe(1);
    const reading = await context.newPage();
    await reading.goto(incidentPath(missing, id));
    await expect(reading.locator(`main li[id^=u-] [lang=${htmlLanguages[locale]}]`)).toHaveText(
      said.opened[locale],
    );

    await button(page, edits.translate).first().click();
    await field(
      dialog(page),
      edits.translating.title.replace('{language}', { en: 'English', zh: '中文' }[missing]),
    ).fill({ en: 'Messages are slow', zh: '消息变慢' }[missing]);
    await dialog(page)
      .locator(`textarea[lang=${htmlLanguages[missing]}]`)
      .fill(said.opened[missing]);
    await button(dialog(page), edits.translating.act).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(async () => {
      await reading.reload();
      await expect(reading.locator('main li[id^=u-]')).toContainText(said.opened[missing], {
        timeout: 2_000,
      });
    }).toPass();
    expect(mailServer.received.filter(({ to }) => to.includes(reader))).toHaveLength(1);
  });

  test(`on a phone an incident is published from a template in at most 15 taps and fields after the login (${locale}) @core`, async ({
    page,
    context,
    site,
    database,
    status,
  }) => {
    void status;
    const roles = ['incident-manager'] as const;
    await page.setViewportSize({ width: 390, height: 844 });
    await comeToDesk({ page, context, site, database, locale, roles });
    await button(page, desk.openMenu).click();
    await button(page, desk.signOut).last().click();

    let steps = 0;
    const tap = async (target: ReturnType<Page['locator']>) => {
      steps += 1;
      await target.click();
    };
    const type = async (target: ReturnType<Page['locator']>, text: string) => {
      steps += 1;
      await target.fill(text);
    };
    await type(field(page, desk.mail), mei);
    await tap(button(page, desk.logIn.act));
    await tap(button(page, desk.openMenu));
    await tap(page.getByRole('navigation').getByRole('link', { name: desk.pages.incidents }));
    await tap(page.getByRole('link', { name: words.open }));
    await tap(button(page, template('slow-answers')));
    await tap(page.getByRole('checkbox', { name: sms, exact: true }));
    for (const [name, filled] of Object.entries({
      where: { en: 'Singapore', zh: '新加坡' },
      delay: { en: '10 seconds', zh: '10 秒' },
    }))
      for (const one of locales) await type(page.locator(`#place-${name}-${one}`), filled[one]);
    expect(await findOverflow(page)).toEqual([]);
    await tap(button(page.locator('main'), words.opening.act.both));
    await tap(button(dialog(page), words.opening.act.both));
    await openedId(page);
    expect(steps).toBeLessThanOrEqual(15);
    test.info().annotations.push({ type: 'taps and fields', description: String(steps) });
    expect(await findOverflow(page)).toEqual([]);
    expect(await accessibilityFaults(page, 'body')).toEqual([]);
  });

  test(`an incident is published with the keyboard alone (${locale})`, async ({
    page,
    context,
    site,
    database,
    status,
  }) => {
    void status;
    await comeToDesk({ page, context, site, database, locale });
    await page.goto(`${deskPages.incidents.path}/new`);
    const press = async (target: ReturnType<Page['locator']>, key: string) => {
      await tabTo(page, target);
      await page.keyboard.press(key);
    };
    await press(button(page, template('console')), 'Enter');
    await press(button(page.locator('main'), words.opening.act.both), 'Enter');
    await expect(dialog(page)).toBeVisible();
    await press(button(dialog(page), words.opening.act.both), 'Enter');
    await openedId(page);
  });
}
