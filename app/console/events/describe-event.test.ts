import { describe, expect, test } from 'vitest';
import { consoleEventsWords } from '#content/interface/console-events.ts';
import type { AccountEvent } from '#contract/account-events.ts';
import { locales } from '#contract/locale.ts';
import { shownActions } from '#server/accounts/changes/account-events.ts';
import { describeEvent } from './describe-event.ts';

const say = (
  action: string,
  facts: AccountEvent['facts'] = {},
  { isMainUser = true, kind = 'change' as AccountEvent['kind'] } = {},
) => describeEvent(consoleEventsWords.en, { action, facts, kind }, isMainUser);

describe.each(locales)('words in %s', (locale) => {
  test('every visible action has words', () => {
    const { actions } = consoleEventsWords[locale];
    expect([...shownActions.keys()].filter((action) => !actions[action])).toEqual([]);
  });

  test('every placeholder is filled by the audit event’s details', () => {
    const facts = {
      ...{ name: 'MacBook', before: 'Mac', after: 'MacBook', left: 8, username: 'lin' },
      ...{ email: 'lin@harbour.example', below: '50.00', currency: 'USD' },
      ...{ target: 'Linh Tran', sessionsEnded: 2, employeesEnded: 3 },
    };
    for (const action of shownActions.keys()) {
      const event = { action, facts, kind: 'change' } as const;
      const { what, results } = describeEvent(consoleEventsWords[locale], event, true);
      expect([what, ...results].join()).not.toMatch(/[{}]/);
    }
  });
});

test('a login names its method, where known', () => {
  expect(say('session.opened', { way: 'passkey' }).what).toBe('Logged in with a passkey');
  expect(say('session.opened').what).toBe('Logged in');
});

test('a change to an employee names them', () => {
  expect(say('employee.disabled', { target: 'Linh Tran', sessionsEnded: 1 })).toEqual({
    what: 'Access of Linh Tran turned off',
    whom: '',
    results: ['1 login ended'],
  });
  expect(say('employee.added', { username: 'lin', target: 'Linh Tran' }).what).toBe(
    'Employee Linh Tran added',
  );
});

test('a new password says whose sessions it ended', () => {
  expect(say('password.changed', { sessionsEnded: 3, employeesEnded: 1 }).results).toEqual([
    '3 other logins ended',
    '1 login of an employee ended',
  ]);
  expect(say('password.changed', { sessionsEnded: 0 }).results).toEqual([]);
});

test('an employee reads events about themselves without their own name', () => {
  expect(say('employee.password-set', {}, { isMainUser: false }).what).toBe(
    'New password set by the main user',
  );
});

test('a removed employee is still named', () => {
  expect(say('employee.disabled').what).toBe('Access of a former employee turned off');
  expect(say('employee.added', { username: 'lin' }).what).toBe('Employee lin added');
});

test('events of an employee carry their name', () => {
  const facts = { target: 'Linh Tran', way: 'app' };
  expect(say('second-step.refused', facts, { kind: 'refused' })).toEqual({
    what: 'Two-factor authentication not passed',
    whom: 'Linh Tran',
    results: [],
  });
});

test('an action without words is described by its kind', () => {
  expect(say('key.lent', { name: 'Checkout' }).what).toBe('Account changed');
  expect(say('key.refused', {}, { kind: 'refused' }).what).toBe('Rejected');
});
