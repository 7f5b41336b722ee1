import { describe, expect, test } from 'vitest';
import { brand } from '#content/brand.ts';
import { type Locale, locales } from '#contract/locale.ts';
import type { Mail, TextMessage } from './template.ts';
import { renderMessage, type TemplateName } from './templates.ts';

const hostile = '<img src=x onerror=alert(1)>';
const link =
  'https://www.harbour.example/client/activateAccount?token=abc&internationalization=true';
const at = '2026-03-01T09:30:00.000Z';

const payloads = {
  activation: { firstName: 'Mei', link, hours: 24 },
  'reset-code-mail': { code: '048213', minutes: 10 },
  'password-changed': { firstName: hostile, changedAt: at, link },
  'employee-added': {
    ...{ firstName: 'Mei', username: 'lin', name: hostile, phone: '+6581234567' },
    ...{ addedAt: at, link },
  },
  'reset-code-text': { code: '048213', minutes: 10 },
  'activation-code-text': { code: '048213', minutes: 10 },
} satisfies Partial<Record<TemplateName, object>>;

type Name = keyof typeof payloads;
const mails = ['activation', 'reset-code-mail', 'password-changed', 'employee-added'] as const;
const texts = ['reset-code-text', 'activation-code-text'] as const;

const each = <N extends Name>(names: readonly N[]) =>
  names.flatMap((name) => locales.map((locale) => [name, locale] as const));

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function mail(name: Name, locale: Locale): Mail {
  const message: Mail | TextMessage = renderMessage(name, payloads[name], locale);
  if (message.channel !== 'mail') throw new Error('no mail');
  return message;
}

function text(name: Name, locale: Locale): string {
  const message = renderMessage(name, payloads[name], locale);
  if (message.channel !== 'sms') throw new Error('no text');
  return message.text;
}

describe.each(each(mails))('%s in %s', (name, locale) => {
  const { subject, html, text: plain } = mail(name, locale);

  test('loads nothing from another host and runs nothing', () => {
    expect(html).not.toMatch(/<img src=(?!"cid:)|<script|src="https?:|url\(/);
  });

  test('contains all its data, in HTML and in plain text', () => {
    for (const value of Object.values(payloads[name]).map(String)) {
      const said = value === at ? '2026-03-01 09:30:00 UTC' : value;
      expect(plain).toContain(said);
      expect(html).toContain(escaped(said));
    }
  });

  test('has a subject of one line without a code', () => {
    expect(subject).not.toMatch(/[\r\n]|048213/);
    expect(subject.length).toBeLessThan(100);
  });

  test('is in its own language', () => {
    expect(html).toContain(`<html lang="${locale === 'zh' ? 'zh-CN' : 'en'}">`);
    expect(/\p{Script=Han}/u.test(subject)).toBe(locale === 'zh');
  });
});

test.each(locales)('the links and the code are usable (%s)', (locale) => {
  expect(mail('activation', locale).text).toContain(link);
  expect(mail('activation', locale).html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
  expect(mail('password-changed', locale).text).toContain(link);
  expect(mail('reset-code-mail', locale).text).toContain('048213');
  expect(mail('reset-code-mail', locale).html).toContain('>048213<');
});

test.each(locales)('the activation mail contains no text of strangers (%s)', (locale) => {
  for (const firstName of [hostile, 'www.evil.example', 'Call 555-0100', 'a/b'])
    for (const part of Object.values(
      renderMessage('activation', { ...payloads.activation, firstName }, locale),
    ))
      expect(part).not.toContain(firstName);
  for (const firstName of ['Mei', '美', "O'Hara", 'Ana María', 'Jean-Luc'])
    expect(
      renderMessage('activation', { ...payloads.activation, firstName }, locale).text,
    ).toContain(firstName);
});

test.each(each(texts))(
  '%s in %s names us, the code and its validity, in one text message',
  (name, locale) => {
    const message = text(name, locale);
    expect(message).toContain(brand.names.short[locale]);
    expect(message).toContain('048213');
    expect(message).toMatch(locale === 'zh' ? /10 分钟/ : /10 minutes/);
    // One text message has 160 characters of the GSM alphabet, or 70 of any other.
    expect(message.length).toBeLessThanOrEqual(locale === 'zh' ? 70 : 160);
  },
);
