import { expect, test } from 'vitest';
import { locales } from '#contract/locale.ts';
import { contactNotice } from './contact-notice.ts';

const payload = {
  fullName: 'Mei <img src=x onerror=alert(1)>',
  email: 'mei\'"@harbour.example',
  phone: '+65 6000 0000',
  message: 'Hello\n<script>alert(1)</script>',
  receivedAt: '2026-03-01T09:30:00.000Z',
};

test.each(locales)("a visitor's input is text, never markup (%s)", (locale) => {
  const { html } = contactNotice.render(payload, locale);
  expect(html).not.toMatch(/<script|<img src=x/);
  expect(html).toContain('Hello<br>&lt;script&gt;');
  expect(html).toContain('href="mailto:mei&#39;%22@harbour.example"');
});

test.each(locales)('the plain-text version says everything that the HTML says (%s)', (locale) => {
  const { text } = contactNotice.render(payload, locale);
  for (const value of [payload.fullName, payload.email, payload.phone, payload.message])
    expect(text).toContain(value);
  expect(text).toContain('2026-03-01 09:30:00 UTC');
});

test.each(locales)('nothing is fetched from another host (%s)', (locale) => {
  const { html } = contactNotice.render(payload, locale);
  expect(html).not.toMatch(/(src|href)="https?:/);
  expect(html).toMatch(/<img src="cid:/);
});

test('each language has its own words', () => {
  expect(contactNotice.render(payload, 'en').subject).toContain('Contact form');
  expect(contactNotice.render(payload, 'zh').subject).toContain('网站留言');
  expect(contactNotice.render(payload, 'zh').html).toContain('<html lang="zh-CN">');
});

test('replies go to the visitor', () => {
  expect(contactNotice.render(payload, 'en').replyTo).toEqual({
    name: payload.fullName,
    address: payload.email,
  });
});

test('a payload of another shape is not rendered', () => {
  expect(() => contactNotice.render({}, 'en')).toThrow();
});
