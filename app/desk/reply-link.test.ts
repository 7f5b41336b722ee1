import { expect, test } from 'vitest';
import { deskMessagesWords } from '#content/interface/desk-messages.ts';
import type { DeskMessage } from '#contract/desk-messages.ts';
import { replyLink } from './reply-link.ts';

const message: DeskMessage = {
  ...{ id: 1, fullName: 'Aiko Sato', email: 'aiko@kumo.example', phone: '+81312345678' },
  ...{ message: 'Hello\nSender & name?', locale: 'en', sentAt: '2026-11-15T06:31:00.000Z' },
  ...{ answeredAt: null, answeredBy: '', customer: null },
};

test('an answer quotes the message, in its language whatever the reader reads', () => {
  const link = new URL(replyLink(message, deskMessagesWords.zh));
  expect([link.protocol, link.pathname]).toEqual(['mailto:', 'aiko@kumo.example']);
  expect(link.searchParams.get('subject')).toBe('Your message to Nuntix');
  expect(link.searchParams.get('body')).toBe(
    '\r\n\r\nOn 2026-11-15 you wrote:\r\n> Hello\r\n> Sender & name?',
  );
  const chinese = new URL(replyLink({ ...message, locale: 'zh' }, deskMessagesWords.en));
  expect(chinese.searchParams.get('subject')).toMatch(/留言$/);
});

test('an address cannot add recipients', () => {
  const email = 'aiko@kumo.example?bcc=eve@x.example&body=x';
  const link = new URL(replyLink({ ...message, email }, deskMessagesWords.en));
  expect([...link.searchParams.keys()]).toEqual(['subject', 'body']);
});
