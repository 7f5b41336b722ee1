import { pagePath } from '#content/site-map.ts';
import { sendMessage } from '../contact-sender.ts';
import type { Run } from '../measurement.ts';
import { startProduct } from '../product.ts';
import type { AttackReport } from './run-attack.ts';

const contactPerHour = 5;
const requestsPerMinute = 200;
const messages = 40;
const pages = 400;

/** Forges another address with every request: the limits must count them as one visitor. */
export const runForgedAddresses = (run: Run): Promise<AttackReport> =>
  runAsOne(run, 'forged addresses', {}, (i) => {
    const address = `203.0.${i >> 8}.${i & 255}`;
    return {
      'x-forwarded-for': `${address}, 198.51.100.1`,
      forwarded: `for=${address};proto=https`,
      'x-real-ip': address,
      'x-client-ip': address,
      'true-client-ip': address,
      'cf-connecting-ip': address,
      'x-forwarded-host': 'evil.example',
    };
  });

/** Comes through a trusted proxy that forwards the port as well, a different one each time. */
export const runForwardedPorts = (run: Run): Promise<AttackReport> =>
  runAsOne(run, 'forwarded ports', { TRUSTED_PROXIES: '127.0.0.1' }, (i) => {
    const forms = [`203.0.113.7:${1_024 + i}`, `[::ffff:203.0.113.7]:${1_024 + i}`];
    return { 'x-forwarded-for': `198.51.100.${i & 255}, ${forms[i % forms.length]}` };
  });

async function runAsOne(
  run: Run,
  name: string,
  settings: Record<string, string>,
  headersOf: (i: number) => Record<string, string>,
): Promise<AttackReport> {
  const product = await startProduct(run, {
    LIMIT_CONTACT_PER_HOUR: String(contactPerHour),
    LIMIT_REQUESTS_PER_MINUTE: String(requestsPerMinute),
    ...settings,
  });
  const report: AttackReport = { name, sent: messages + pages, answers: {}, complaints: [] };
  let accepted = 0;
  for (let i = 0; i < messages; i += 1)
    if (await sendMessage(product.url, `Forged ${i}`, headersOf(i))) accepted += 1;
  report.answers = { accepted, refused: messages - accepted };
  if (accepted > contactPerHour)
    report.complaints.push(
      `${accepted} messages were taken where ${contactPerHour} an hour may be`,
    );

  for (let i = 0; i < pages; i += 1) {
    const reply = await fetch(product.url + pagePath('home', 'en'), { headers: headersOf(i) });
    await reply.arrayBuffer();
    report.answers[reply.status] = (report.answers[reply.status] ?? 0) + 1;
    if (reply.status >= 500) report.complaints.push(`answered ${reply.status}`);
  }
  if (!report.answers[429]) report.complaints.push('no request was too many');
  await product.stop();
  return report;
}
