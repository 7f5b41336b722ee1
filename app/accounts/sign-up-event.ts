import { readConsent } from '#app/consent/consent.ts';
import { request } from '#app/request/client.ts';
import { currentVisit } from '#app/visit/visit.ts';
import { recordEvent } from '#contract/visit.ts';

/** Told to the analytics service after a sign-up, unless the visitor declined. */
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

/** The first letter and the domain. */
export function maskEmail(email: string): string {
  const [, first = '', domain = ''] = /^(.)?.*@([^@]*)$/u.exec(email.trim()) ?? [];
  return `${first}***@${domain}`;
}

const families: [string, RegExp][] = [
  ['iOS', /iPhone|iPad|iPod/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh|Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux|X11/],
];

export const osFamily = (userAgent: string): string =>
  families.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other';
