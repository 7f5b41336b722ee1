import { expect, test } from '@playwright/test';
import { brand } from '#content/brand.ts';
import { printedCode } from '#documents/samples/running/receivers.ts';

const customer = 'https://crm.customer.example';
const bar = brand.hosts.agent;

/** A call bar that answers as its guide describes: one number is busy, all others ring. */
const barPage = `<!doctype html><title>Bar</title><script>
  const send = (message) => parent.postMessage(message, '${customer}');
  addEventListener('message', ({ data }) => {
    if (data.type === 'bar.token') document.title = data.token;
    const isBusy = data.phone === '12025550108';
    if (data.type === 'bar.dial') {
      send({ type: 'bar.result', id: data.id, code: isBusy ? 6105 : 0, msg: isBusy ? 'The seat is in a call.' : 'success' });
      if (!isBusy) send({ type: 'bar.ringing', callId: 'c1', phone: data.phone, direction: 'outbound' });
    }
    if (data.type === 'bar.hang_up') {
      send({ type: 'bar.result', id: data.id, code: 0, msg: 'success' });
      send({ type: 'bar.ended', callId: 'c1', status: 'answered', reason: 'HUNG_UP' });
    }
  });
</script>`;

test('the documented agent bar page dials, hangs up, renews its token and ignores other origins', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.route(`${customer}/**`, (route) =>
    new URL(route.request().url()).pathname === '/agent-token'
      ? route.fulfill({ json: { token: 'et-2', url: `${bar}/bar#token=et-1` } })
      : route.fulfill({
          contentType: 'text/html',
          body: printedCode('agent.html', { document: 'nxcc/nxccIfame' }),
          headers: { 'Content-Security-Policy': `frame-src ${bar}` },
        }),
  );
  await page.route(`${bar}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: barPage }),
  );
  await page.goto(customer);
  const inside = page.frameLocator('#bar').locator('html');
  const tell = (message: object) =>
    inside.evaluate((_, [data, to]) => parent.postMessage(data, String(to)), [message, customer]);

  await expect(page.getByRole('button', { name: 'Hang up' })).toBeDisabled();
  await tell({ type: 'bar.ready' });
  await page.getByLabel('Number').fill('12025550108');
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  await expect(page.getByText('The seat is in a call.')).toBeVisible();

  await page.getByLabel('Number').fill('12025550187');
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('12025550187 (outbound)');
  await page.getByRole('button', { name: 'Hang up' }).click();
  await expect(page.getByText('answered: HUNG_UP')).toBeVisible();

  await tell({ type: 'bar.token_needed' });
  await expect.poll(() => inside.evaluate(() => document.title)).toBe('et-2');

  await page.evaluate(() =>
    postMessage({ type: 'bar.ringing', phone: 'stranger', direction: 'inbound' }, '*'),
  );
  await tell({ type: 'bar.talking', callId: 'c2' });
  await expect(page.getByText('In call c2')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('12025550187 (outbound)');
  expect(faults).toEqual([]);
});
