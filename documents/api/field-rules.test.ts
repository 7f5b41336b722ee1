import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { fieldRules } from './field-rules.ts';

const fields = { mode: { enum: ['ax', 'x_only'] }, a: {}, b: {}, xOnly: {} };

/** Whether an object with these fields follows the rules; `mode` is its value. */
function allows(rules: Record<string, unknown>, mode: string, ...names: string[]): boolean {
  const schema = { allOf: fieldRules({ ...rules, properties: fields }) };
  const sent = { mode, ...Object.fromEntries(names.map((name) => [name, 1])) };
  return new Ajv2020({ strict: false }).validate(schema, sent);
}

test('a value requires the field that it names, and no other value has it', () => {
  const rules = { 'x-by': 'mode' };
  expect(allows(rules, 'x_only', 'xOnly', 'a')).toBe(true);
  expect(allows(rules, 'x_only')).toBe(false);
  expect(allows(rules, 'ax')).toBe(true);
  expect(allows(rules, 'ax', 'xOnly')).toBe(false);
});

test('a value has the fields that are listed for it; some may be left out', () => {
  const rules = { 'x-by': { mode: { ax: ['a', 'b?'], x_only: ['b'] } } };
  expect(allows(rules, 'ax', 'a')).toBe(true);
  expect(allows(rules, 'ax', 'a', 'b')).toBe(true);
  expect(allows(rules, 'ax', 'b')).toBe(false);
  expect(allows(rules, 'x_only', 'b')).toBe(true);
  expect(allows(rules, 'x_only', 'a', 'b')).toBe(false);
});

test('a list of fields covers every value and names fields only', () => {
  const properties = fields;
  expect(() => fieldRules({ 'x-by': { mode: { ax: ['a'] } }, properties })).toThrow('x_only');
  const misspelled = { mode: { ax: ['c'], x_only: [] } };
  expect(() => fieldRules({ 'x-by': misspelled, properties })).toThrow('ax names c');
});
