import { SettingsService } from '@simplewebauthn/server';
import { expect, test } from 'vitest';
import { registrationOptions } from './webauthn.ts';

test('attestation formats have no root certificates, so none is fetched', () => {
  expect(registrationOptions).toBeTypeOf('function');
  for (const identifier of ['android-key', 'android-safetynet', 'apple'] as const)
    expect(SettingsService.getRootCertificates({ identifier }), identifier).toEqual([]);
});
