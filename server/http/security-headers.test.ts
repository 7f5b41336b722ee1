import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

test('only a site that is served over TLS asks browsers to insist on it', () => {
  const name = 'strict-transport-security';
  expect(securityHeaders({ publicUrl: 'https://www.nuntix.example' })[name]).toBe(
    'max-age=31536000',
  );
  expect(securityHeaders({ publicUrl: 'http://localhost:3000' })[name]).toBeUndefined();
});
