import { expect, test } from 'vitest';
import { consoleWords } from '#content/interface/console.ts';
import { deviceName } from './device-name.ts';

const like = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${like} Chrome/140.0 Safari/537.36`, 'Chrome, Linux'],
  [`Mozilla/5.0 (Windows NT 10.0) ${like} Chrome/140.0 Safari/537.36 Edg/140`, 'Edge, Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) ${like} Version/18 Safari/604`, 'Safari, iOS'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) ${like} CriOS/140 Safari/604`, 'Chrome, iOS'],
  ['curl/8.0', undefined],
  ['', undefined],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent, '{one}, {other}')).toBe(name);
});

test('a Chinese name has a full-width comma', () => {
  const userAgent = `Mozilla/5.0 (X11; Linux x86_64) ${like} Chrome/140.0 Safari/537.36`;
  expect(deviceName(userAgent, consoleWords.zh.joined)).toBe('Chrome，Linux');
});
