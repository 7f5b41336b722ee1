import * as z from 'zod/mini';

const made = z.object({
  authenticatorAttachment: z.optional(z.string()),
  response: z.object({ authenticatorData: z.optional(z.string()) }),
});

/** Offset of the flags in the authenticator data, and the “backup state” bit. */
const flagsAt = 32;
const backedUp = 0x10;

/** Whether a new passkey is on another device, and whether it is synced. */
export function describeNewPasskey(response: Record<string, unknown>): {
  isElsewhere: boolean;
  isSynced: boolean;
} {
  const { data } = z.safeParse(made, response);
  const flags = bytesOf(data?.response.authenticatorData ?? '')[flagsAt] ?? 0;
  return {
    isElsewhere: data?.authenticatorAttachment === 'cross-platform',
    isSynced: (flags & backedUp) !== 0,
  };
}

const bytesOf = (base64url: string): Uint8Array =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.charCodeAt(0),
  );
