import { expect, test } from 'vitest';
import { companyOf } from './company.ts';

const [english, chinese] = [companyOf('en'), companyOf('zh')];

test('1, 2.7 each core value has its own words', () => {
  const cards = ({ values }: typeof english) =>
    values.map(({ id, name, sentence }) => [id, name, sentence]);
  expect(cards(english)).toEqual([
    ['sincerity', 'Sincerity', expect.stringMatching(/^We report the result of each message/)],
    ['professional', 'Professional', expect.stringMatching(/^Routes, rules and numbers/)],
  ]);
  expect(cards(chinese)).toEqual([
    ['sincerity', '真诚', expect.stringMatching(/^消息到了，照实说/)],
    ['professional', '专业', expect.stringMatching(/^路由、规则、号码/)],
  ]);
});
