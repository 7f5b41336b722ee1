/**
 * Whether pages are built with what tries the API out. Whether the sandbox then answers is a
 * setting of the server, and said at run time.
 */
export const hasSandbox = process.env.VITE_SANDBOX !== 'false';
