import SMTPTransport from 'nodemailer/lib/smtp-transport';
import { dayMs, secondMs } from '#contract/time-units.ts';
import { readCertificate } from '../../certificate.ts';
import { type Check, causeOf, fail, ok, skip } from './finding.ts';

const timeoutMs = 10 * secondMs;

/** Connects and logs in; sends no mail. */
export const checkMail: Check = async ({ env: { mail } }) => {
  if (!mail) return skip('SMTP_URL is not set', 'mails become files in DATA_DIR/outbox');
  const timeouts = {
    ...{ connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs },
  };
  const transport = new SMTPTransport({ url: mail.url, ...timeouts });
  const { host } = new URL(mail.url);
  try {
    await new Promise<void>((resolve, reject) =>
      transport.verify((error) => (error ? reject(error) : resolve())),
    );
    return ok(`${host} lets us in`);
  } catch (error) {
    return fail(
      `${host} does not let us in: ${causeOf(error)}`,
      'check SMTP_URL and the mail server',
    );
  }
};

/** Same limit as the alert CertificateEnds. */
const minDays = 14;

export const checkTls: Check = async ({ env: { publicUrl }, clock }) => {
  if (!publicUrl.startsWith('https:')) return skip('PUBLIC_URL is not https');
  try {
    const { validTo, problem } = await readCertificate(publicUrl, timeoutMs);
    const days = Math.floor((validTo.getTime() - clock.now().getTime()) / dayMs);
    const fact = `the certificate of ${publicUrl} is good for ${days} days`;
    if (problem)
      return fail(`${publicUrl}: ${problem}`, 'give nginx a certificate that browsers know');
    return days >= minDays
      ? ok(fact)
      : fail(fact, 'certbot renew, and look why it was not renewed');
  } catch (error) {
    return fail(
      `${publicUrl} does not answer: ${causeOf(error)}`,
      'check its name, the firewall and nginx; --skip tls if it cannot be reached from here',
    );
  }
};
