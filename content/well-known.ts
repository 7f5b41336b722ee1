/** Well-known paths (RFC 8615). */
export const wellKnownPaths = {
  securityText: '/.well-known/security.txt',
  changePassword: '/.well-known/change-password',
} as const;

/** The endpoint for AI agents. */
export const agentsPath = '/mcp';
