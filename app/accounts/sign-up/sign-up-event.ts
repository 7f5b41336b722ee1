import { request } from '#app/request/client.ts';
import { osFamily } from '#app/visit/os-family.ts';
import { readConsent } from '#app/visit/stored-consent.ts';
import { currentVisit } from '#app/visit/visit.ts';
import { recordEvent } from '#contract/visit.ts';

/** Reports a sign-up to the analytics service, unless the visitor declined cookies. */
export async function reportSignUp(email: string): Promise<void> {
  if (readConsent() === 'declined') return;
  const payload = {
    email: maskEmail(email),
    os: osFamily(navigator.userAgent),
    source: currentVisit().trafficSource ?? null,
  };
  try {
    await request(recordEvent, { name: 'sign-up', payload });
  } catch (error) {
    console.error('The sign-up event could not be sent.', error);
  }
}

/** Masks a mail address: keeps its first letter and domain. */
export function maskEmail(email: string): string {
  const [, first = '', domain = ''] = /^(.)?.*@([^@]*)$/u.exec(email.trim()) ?? [];
  return `${first}***@${domain}`;
}
