import { describe, expect, test } from 'vitest';
import { locales } from '#contract/locale.ts';
import { statusConfirm } from './status-confirm.ts';
import { type NoticeKind, statusNotice } from './status-notice.ts';

const hostile = '<img src=x onerror=alert(1)>';
const origin = 'https://www.harbour.example';
const token = '0b8e8f5c-5d0f-4f5f-8a2e-3c6f0d9b7a11';
const payload = {
  kind: 'outage' as NoticeKind,
  title: hostile,
  text: hostile,
  services: ['SMS', 'Voice'],
  at: '2026-03-01T09:30:00.000Z',
  link: `${origin}/service-status`,
  unsubscribePage: `${origin}/service-status?unsubscribe=${token}`,
  oneClick: `${origin}/service-status/unsubscribe?token=${token}`,
};

describe.each(locales)('status mails in %s', (locale) => {
  test('a notice names event, service, time and how to unsubscribe, and hostile text stays text', () => {
    const until = '2026-03-01T10:30:00.000Z';
    const mail = statusNotice.render({ ...payload, kind: 'scheduled', until }, locale);
    for (const said of [
      hostile,
      'SMS',
      'Voice',
      '2026-03-01 09:30:00 UTC',
      '2026-03-01 10:30:00 UTC',
      payload.link,
      payload.unsubscribePage,
    ]) {
      expect(mail.text).toContain(said);
      expect(mail.html).toContain(said.replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
    }
    expect(mail.text).toContain(locale === 'zh' ? '涉及服务：SMS、Voice' : 'Services: SMS, Voice');
    expect(mail.html).not.toContain(hostile);
    expect(mail.oneClickUnsubscribe).toBe(payload.oneClick);
    expect(mail.html).toContain(`<html lang="${locale === 'zh' ? 'zh-CN' : 'en'}">`);
  });

  test('every kind has its own subject of one line', () => {
    const kinds = ['degraded', 'outage', 'maintenance', 'resolved', 'scheduled', 'cancelled'];
    const subjects = kinds.map(
      (kind) => statusNotice.render({ ...payload, kind, title: 'x'.repeat(300) }, locale).subject,
    );
    expect(new Set(subjects).size).toBe(kinds.length);
    for (const subject of subjects) {
      expect(subject).not.toMatch(/[\r\n]/);
      expect(subject.length).toBeLessThan(100);
    }
  });

  test('the confirmation contains its link and its validity, and no text of strangers', () => {
    const link = `${origin}/service-status?confirm=${token}`;
    const mail = statusConfirm.render({ link, hours: 24 }, locale);
    expect(mail.text).toContain(link);
    expect(mail.html).toContain(`href="${link}"`);
    expect(mail.text).toContain('24');
    expect(/\p{Script=Han}/u.test(mail.subject)).toBe(locale === 'zh');
  });
});
