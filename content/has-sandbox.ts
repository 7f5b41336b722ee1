/**
 * Whether pages are built with sandbox features. Whether the sandbox is enabled is a setting of the
 * server, checked at run time.
 */
export const hasSandbox = process.env.VITE_SANDBOX !== 'false';
