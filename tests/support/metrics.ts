import type { TestApp } from './app.ts';

export const metricsToken = 'q7Jx2mVw0sT4nRz8LkYc5uHbE1aGfPdO';

/** The response to a scrape with the token. */
export const scrape = ({ app }: Pick<TestApp, 'app'>, token = metricsToken) =>
  app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });

/** The value of one metric line, for example `site_outbox_dead{lane="mail"}`. */
export function metricOf(page: string, line: string): number | undefined {
  const found = page.split('\n').find((text) => text.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
}
