import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const name = 'strict-transport-security';
const tls = { publicUrl: 'https://www.nuntix.example', hstsSubdomains: false };

test('only a site that is served over TLS asks browsers to insist on it', () => {
  expect(securityHeaders(tls)[name]).toBe('max-age=31536000');
  const plain = { publicUrl: 'http://localhost:3000', hstsSubdomains: true };
  expect(securityHeaders(plain)[name]).toBeUndefined();
});

test('names below it are asked of only where the operator says so', () => {
  const all = securityHeaders({ ...tls, hstsSubdomains: true });
  expect(all[name]).toBe('max-age=31536000; includeSubDomains');
});
