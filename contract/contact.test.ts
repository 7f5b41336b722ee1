import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type ContactField, checkContactField, sendContactMessage } from './contact.ts';

const accepted: Record<ContactField, string[]> = {
  fullName: ['A', '王小明', ' Mei ', 'x'.repeat(50)],
  email: ['a@b.co', 'mei.tan+news@mail.example.com', "o'hara@x-y.example", ' a@b.co '],
  phone: ['123456', '+65 6000 0000', '(020) 7946-0000', ' 123456 ', '٠١٢٣٤٥', '1'.repeat(100)],
  message: ['?', '你好', 'x'.repeat(200), 'two\nlines'],
};

const refused: Record<ContactField, unknown[]> = {
  fullName: ['', '   ', '\t\n', '\u0000', 'x'.repeat(51), undefined, null, 7, ['a']],
  email: [
    '',
    'a',
    'a@b',
    '@b.co',
    'a@',
    'a b@c.co',
    'a@b..co',
    'a@b.c',
    'a@-b.co',
    'a@b.co,c@d.co',
    'a@b.co\nBcc: c@d.co',
    `${'x'.repeat(95)}@b.com`,
    {},
  ],
  phone: ['', '12345', '  12345  ', '123456a', '123456Ａ', '电话123456', '12345é', '1'.repeat(101)],
  message: ['', '  \n ', 'x'.repeat(201), false],
};

describe.each(Object.keys(accepted) as ContactField[])('%s', (field) => {
  test.each(accepted[field])('%j is accepted', (value) => {
    expect(checkContactField(field, value)).toBeUndefined();
  });

  test.each(refused[field].map((value) => [value]))(
    '%j is refused with the code of its field',
    (value) => {
      expect(checkContactField(field, value)).toBe(`contact.${field}`);
    },
  );
});

test('accepted text is trimmed and has no characters that a database or a mail header refuses', () => {
  const parsed = z.parse(sendContactMessage.input, {
    fullName: '  Mei\r\nBcc: x@y.example\u0000Tan ',
    email: ' mei@harbour.example ',
    phone: ' +65 6000 0000 ',
    message: 'one\r\ntwo\u0000\ud800',
  });
  expect(parsed).toEqual({
    fullName: 'Mei Bcc: x@y.example Tan',
    email: 'mei@harbour.example',
    phone: '+65 6000 0000',
    message: 'one\ntwo\ufffd',
  });
});

test('7 the contact form is sent to the DID host', () => {
  expect(sendContactMessage.host).toBe('did');
});

test('a huge address that almost matches is checked fast', () => {
  const almost = `${'a.'.repeat(500_000)}@${'b-.b'.repeat(250_000)}`;
  expect(checkContactField('email', almost)).toBe('contact.email');
});
