import { expect, test } from 'vitest';
import { osFamily } from './os-family.ts';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'macOS'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'iOS'],
  ['Mozilla/5.0 (Linux; Android 15)', 'Android'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Linux'],
  ['something else', 'other'],
])('4 the operating-system family of %s is %s', (userAgent, family) => {
  expect(osFamily(userAgent)).toBe(family);
});
