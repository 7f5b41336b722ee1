import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const name = 'strict-transport-security';
const tls = { publicUrl: 'https://www.nuntix.example', hstsSubdomains: false };

test('only a site served over TLS sends Strict-Transport-Security', () => {
  expect(securityHeaders(tls)[name]).toBe('max-age=31536000');
  const plain = { publicUrl: 'http://localhost:3000', hstsSubdomains: true };
  expect(securityHeaders(plain)[name]).toBeUndefined();
});

test('Strict-Transport-Security includes subdomains only where it is configured', () => {
  const all = securityHeaders({ ...tls, hstsSubdomains: true });
  expect(all[name]).toBe('max-age=31536000; includeSubDomains');
});
