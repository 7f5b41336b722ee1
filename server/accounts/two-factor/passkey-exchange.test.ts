import { SettingsService } from '@simplewebauthn/server';
import { expect, test } from 'vitest';
import { askForNew } from './passkey-exchange.ts';

test('no attestation has roots, so none of its certificates is looked up anywhere', () => {
  expect(askForNew).toBeTypeOf('function');
  for (const identifier of ['android-key', 'android-safetynet', 'apple'] as const)
    expect(SettingsService.getRootCertificates({ identifier }), identifier).toEqual([]);
});
