/** Addresses that programs know without being told (RFC 8615). */
export const wellKnownPaths = {
  securityText: '/.well-known/security.txt',
  changePassword: '/.well-known/change-password',
} as const;

/** Where programs that work for people ask. */
export const agentsPath = '/mcp';
