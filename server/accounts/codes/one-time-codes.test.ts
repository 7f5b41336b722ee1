import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeDigits } from '#contract/account-rules.ts';
import { accountsOn } from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { codePattern } from '#tests/support/codes.ts';
import { issueCode } from './one-time-codes.ts';

const drawn = 200;

const nobody = {
  browser: { read: () => undefined, store: () => undefined },
  origin: { known: false, name: 'network:203.0.113.0/24' },
};

let served: TestApp;
let codes: string[];
beforeAll(async () => {
  served = await testApp();
  const { id: customerId } = await accountsOn(served).addCustomer();
  codes = await served.context.database.transaction(async (tx) => {
    const issued: string[] = [];
    for (let i = 0; i < drawn; i += 1) {
      const binding = { purpose: 'reset', recipient: `+658123${i}`, customerId } as const;
      issued.push(await issueCode(tx, served.context, { ...nobody, binding }, served.clock.now()));
    }
    return issued;
  });
});
afterAll(() => served.close());

test('codes have the specified length, and 200 of them hardly repeat', () => {
  for (const code of codes) expect(code).toMatch(codePattern);
  expect(new Set(codes).size).toBeGreaterThan(drawn - 10);
});

test('every digit occurs at every position', () => {
  for (let place = 0; place < codeDigits; place += 1)
    expect(new Set(codes.map((code) => code[place])).size).toBe(10);
});
