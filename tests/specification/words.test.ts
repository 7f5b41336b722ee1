import { expect, test } from 'vitest';
import { InvalidToken } from '#app/request/invalid-token.ts';
import { contactWords } from '#content/interface/contact.ts';
import { fieldErrorWords } from '#content/interface/field-errors.ts';
import { words as layoutWords } from '#content/interface/layout/en.ts';
import { readerWords } from '#content/interface/reader.ts';
import { resetPasswordWords } from '#content/interface/reset-password.ts';
import { signUpWords } from '#content/interface/sign-up.ts';
import { words as notFoundWords } from '#content/pages/not-found/en.ts';
import { accountMaxLengths, passwordPattern } from '#contract/account-rules.ts';
import { contactMaxLengths } from '#contract/contact.ts';
import { maxLengths, messages, passwords } from './messages.ts';

const { en, zh } = fieldErrorWords;

test('5 the forms have the specified messages, verbatim', () => {
  expect(messages.reset).toEqual([
    en['reset.identifier'],
    en['reset.code'],
    en['login.password'],
    en['password.format'],
    en['password.again'],
    en['password.mismatch'],
  ]);
  const signUp = ['email', 'country', 'firstName', 'lastName', 'terms'] as const;
  expect(messages.signUp.map(([field]) => field)).toEqual(signUp);
  for (const [field, english, chinese] of messages.signUp) {
    expect(en[`signUp.${field}`]).toBe(english);
    if (chinese) expect(zh[`signUp.${field}`]).toBe(chinese);
  }
  expect(en['signUp.companyName']).toBe(messages.companyName);
  expect(en['account.unknown']).toBe(messages.unknownUser);
  for (const [field, message] of Object.entries(messages.contact))
    expect(Object.entries(en)).toContainEqual([`contact.${field}`, message]);
  expect([en['login.account'], en['employee.phone'], en['employee.username']]).toEqual([
    messages.login.account,
    messages.employeeLogin.phone,
    messages.employeeLogin.code,
  ]);
});

test('2, 4, 8 quoted words are verbatim', () => {
  expect(contactWords.en.thanks.heading).toBe(messages.thanks);
  expect(resetPasswordWords.en.success).toBe(messages.resetDone);
  expect(signUpWords.en.title).toBe(messages.signUpHeading);
  expect([signUpWords.en.existing, signUpWords.en.logIn]).toEqual([
    messages.existingUser,
    messages.loginHere,
  ]);
  expect(signUpWords.en.sent.title).toBe(messages.signUpSent);
  expect(signUpWords.en.sent.phone).toBe(messages.phoneActivation);
  expect(layoutWords.closing.heading).toBe(messages.closing);
  expect([
    notFoundWords.code,
    notFoundWords.heading,
    notFoundWords.sentence,
    notFoundWords.actions.home,
  ]).toEqual(Object.values(messages.notFound));
  expect(readerWords.en.filter.placeholder).toBe(messages.searchPlaceholder);
  expect(readerWords.en.filter.none).toBe(messages.noResults);
  expect(new InvalidToken().message).toBe(messages.invalidToken);
});

test('5, 9 the fields of the forms have the specified lengths', () => {
  expect(contactMaxLengths).toEqual(maxLengths.contact);
  expect(accountMaxLengths).toMatchObject(maxLengths.signUp);
});

test('9 the forms require the specified password', () => {
  for (const password of passwords.accepted) expect(password).toMatch(passwordPattern);
  for (const password of passwords.refused) expect(password).not.toMatch(passwordPattern);
});
