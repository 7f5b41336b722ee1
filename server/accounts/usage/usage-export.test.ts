import { describe, expect, test } from 'vitest';
import { makeApiKey } from '#contract/api-keys.ts';
import { usageExportMax } from '#contract/usage.ts';
import { till, usageTests } from '#tests/support/usage-tests.ts';

const on = usageTests();
const { row, take, someRows, exported } = on;

describe('the CSV file', () => {
  test('has its columns, the newest day first, and what is filtered', async () => {
    await take(someRows());
    const { csv, isComplete } = await exported({ product: 'sms' });
    expect(isComplete).toBe(true);
    expect(csv.split('\r\n')).toEqual([
      '"day","environment","product","country","key","name","count","segments","delivered","failed","used","price","currency"',
      `"2026-11-18","live","sms","SG","${till}","",10,10,9,1,1,"9.0000","USD"`,
      `"2026-11-18","live","sms","VN","${till}","",100,120,80,17,40,"4.6401","USD"`,
      `"2026-11-17","live","sms","VN","${till}","",50,50,50,0,0,"2.0001","USD"`,
      '',
    ]);
  });

  test('runs nothing in a spreadsheet', async () => {
    const wanted = { name: '=1+"1"', environment: 'live' as const, rights: ['send' as const] };
    const { body } = await on.they.send(makeApiKey, wanted, { token: on.they.token });
    await take([row({ key: body.data.key.accessKey })]);
    expect((await exported()).csv).toContain(`"'=1+""1"""`);
  });

  test('has at most so many rows, the newest, in time', async () => {
    const { database } = on.served.context;
    await database.execute(`
      insert into usage_days
      select 'live', id, '${till}', 'p' || product, 'VN', date '2026-11-19' - day, 1, 100, 100, 90, 5,
        '{"UNDELIV/BLOCKED": 5, "UNDELIV/ABSENT_SUBSCRIBER": 3}', 4.6401, 'USD'
      from customers, generate_series(0, 89) day, generate_series(1, 223) product`);
    const { csv, isComplete } = await exported({ range: '90' });
    const lines = csv.trim().split('\r\n');
    expect([lines.length, isComplete]).toEqual([usageExportMax + 1, false]);
    expect(lines.at(-1)).toContain('"2026-08-22"');
    expect(csv.length).toBeLessThan(3_000_000);
  });
});
