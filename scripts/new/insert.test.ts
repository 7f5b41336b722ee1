import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { addAfterLast, addOperation, addToBlock, addToMenu } from './insert.ts';

describe('a line of a block', () => {
  const text = 'const a = {\n  one: [\n    1,\n  ],\n};\nconst b = {\n  two: 2,\n};\n';

  test('is added before its end', () => {
    expect(addToBlock(text, 'const a = {', '  last: 0,')).toBe(
      text.replace('  ],\n};', '  ],\n  last: 0,\n};'),
    );
    expect(addToBlock(text, '  one: [', '    2,')).toBe(text.replace('    1,', '    1,\n    2,'));
  });

  test('is refused where the block is missing, open or there twice', () => {
    expect(() => addToBlock(text, 'const c', '')).toThrow('no line begins with “const c”');
    expect(() => addToBlock(text, 'const ', '')).toThrow('several lines begin with “const”');
    expect(() => addToBlock('const a = {\n', 'const a', '')).toThrow('has no end');
  });
});

describe('a row', () => {
  const text = '# Tables\n\n## One\n\n| a |\n| b |\n\n## Two\n\n| b |\n';

  test('is added after the last one of its section', () => {
    expect(addAfterLast(text, '| b', '| c |', 'One')).toBe(text.replace('| b |', '| b |\n| c |'));
    expect(addAfterLast(text, '| b', '| c |')).toBe(`${text}| c |\n`);
  });

  test('is refused where its section has no such row', () => {
    expect(() => addAfterLast(text, '| a', '| c |', 'Two')).toThrow('no line begins with “| a”');
    expect(() => addAfterLast(text, '| a', '| c |', 'Three')).toThrow('“## Three”');
  });
});

describe('a document of the menu', () => {
  const menu = readFileSync('content/docs/menu.ts', 'utf8');

  test('is last in its category, on one line or on several', () => {
    expect(addToMenu(menu, 'short-chain', 'late')).toBe(
      menu.replace("'generate query'", "'generate query late'"),
    );
    const written = addToMenu(menu, 'wa-gl', 'late-document-of-the-management');
    const docs = /`get-phone([^`]*)`/.exec(written)?.[1] ?? '';
    expect(docs.trim().split(/\s+/).slice(-2)).toEqual([
      'flows',
      'late-document-of-the-management',
    ]);
    expect(Math.max(...written.split('\n').map((line) => line.length))).toBeLessThan(120);
  });

  test('is refused in a category that does not exist', () => {
    expect(() => addToMenu(menu, 'pigeons', 'late')).toThrow('no category pigeons');
  });
});

describe('a call of a description', () => {
  const yaml = `openapi: 3.1.0
paths:
  /v2/parcels:
    post:
      operationId: parcelCreate

  # About one.
  /v2/parcels/{id}:
    get:
      operationId: parcelGet

webhooks:
  receipt: {}
`;

  test('stands below its path', () => {
    expect(addOperation(yaml, '/v2/parcels', '    get: {}')).toBe(
      yaml.replace('parcelCreate\n', 'parcelCreate\n    get: {}\n'),
    );
    expect(addOperation(yaml, '/v2/parcels/{id}', '    put: {}')).toBe(
      yaml.replace('parcelGet\n', 'parcelGet\n    put: {}\n'),
    );
  });

  test('of a new path is the last one', () => {
    const added = '\n  /v2/boxes:\n    get: {}\n';
    expect(addOperation(yaml, '/v2/boxes', '    get: {}')).toBe(
      yaml.replace('parcelGet\n', `parcelGet\n${added}`),
    );
    const last = yaml.slice(0, yaml.indexOf('\nwebhooks'));
    expect(addOperation(last, '/v2/boxes', '    get: {}')).toBe(`${last}${added}`);
  });
});
