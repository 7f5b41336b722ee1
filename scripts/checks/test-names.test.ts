import { describe, expect, test } from 'vitest';
import { matchesTitle, testNames } from './test-names.ts';

const namesIn = (source: string) => testNames('a.test.ts', source).map((name) => name.join(' > '));
const has = (source: string, name: string) =>
  testNames('a.test.ts', source).some((written) => matchesTitle(written, name));

describe('a test is found', () => {
  test.each([
    [`test('a works', () => {});`, 'a works'],
    [`it("a works", async () => {});`, 'a works'],
    [`test('a ' + 'works', () => {});`, 'a works'],
    [`test('a works', { timeout: 5 }, () => {});`, 'a works'],
    [`for (const locale of locales) { test(\`a works\`, run); }`, 'a works'],
    [`test.each([1, 2])('a works', () => {});`, 'a works'],
    [`test.describe('words', () => { test('a works', run); });`, 'words > a works'],
    [`describe.each(rows)('in %s', () => { test('a works', run); });`, 'in %s > a works'],
  ])('%s', (source, name) => {
    expect(namesIn(source)).toEqual([name]);
  });
});

describe('no test is found in', () => {
  test.each([
    `// test('a works', () => {});`,
    `/* test('a works', () => {}); */`,
    `const code = "test('a works', () => {})";`,
    `describe('a works', () => {});`,
    `test.describe('a works', () => {});`,
    `expect('a works').toBe(text);`,
    `pattern.test('a works');`,
    `test.skip('a works', () => {});`,
    `test.todo('a works');`,
    `test.fixme('a works', () => {});`,
    `describe.skip('words', () => { test('a works', () => {}); });`,
    `test.describe.skip('words', () => { test('a works', () => {}); });`,
    `test.skip.each([1])('a works', () => {});`,
    `test.step('a works', () => {});`,
    `test(name, () => {});`,
  ])('%s', (source) => {
    expect(namesIn(source)).toEqual([]);
  });
});

test('tests after a skipped group count again, without its groups', () => {
  const source = `describe.skip('old', () => { describe('older', () => {}); });
    describe('new', () => {}); test('a works', run);`;
  expect(namesIn(source)).toEqual(['a works']);
});

test('a file with syntax errors is an error, not a file without tests', () => {
  expect(() => namesIn(`test('a works', () => {`)).toThrow('a.test.ts');
});

describe('the title of a test with placeholders', () => {
  const written = `2.1 \${from.path} leads to \${to} (\${locale})`;
  const source = `for (const to of paths) test(\`${written}\`, () => {});`;

  test.each([
    written,
    `2.1 \${from.path} leads to \${to}`,
    '2.1 /a leads to /b (en)',
    '2.1 /a leads to /b',
  ])('may be written %j', (name) => expect(has(source, name)).toBe(true));

  test.each(['2.1 /a', 'leads to', '2.1 /a leads to ', '2.1 leads to', '2.2 /a leads to /b'])(
    'may not be written %j',
    (name) => expect(has(source, name)).toBe(false),
  );

  test('works the same for test.each', () => {
    const each = `test.each(rows)('%s in $language is 100% fine', () => {});`;
    expect(has(each, '%s in $language is 100% fine')).toBe(true);
    expect(has(each, 'voice in French is 100% fine')).toBe(true);
    expect(has(each, 'voice is 100% fine')).toBe(false);
  });

  test('matches nothing if it consists of placeholders only', () => {
    expect(has(`test.each(rows)('%s', () => {});`, 'a works')).toBe(false);
    expect(has(`test.each(rows)('%s', () => {});`, '%s')).toBe(true);
  });
});

test('a tag at the end of a title may be omitted', () => {
  const source = `test.each(locales)('the menu opens (%s) @both', run);`;
  for (const name of ['the menu opens', 'the menu opens (zh)'])
    expect(has(source, name)).toBe(true);
  expect(has(source, 'the menu')).toBe(false);
});

test('groups may precede a test, from any level', () => {
  const source = `describe('mail', () => { describe('in Chinese', () => { test('is sent', run); }); });`;
  for (const name of ['is sent', 'in Chinese > is sent', 'mail > in Chinese > is sent'])
    expect(has(source, name)).toBe(true);
  for (const name of ['mail > is sent', 'in Chinese', 'mail > in Chinese', 'sent'])
    expect(has(source, name)).toBe(false);
});
