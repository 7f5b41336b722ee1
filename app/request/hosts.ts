import type { CallHost } from '#contract/call.ts';

/** Empty means this origin: our own server serves all hosts. */
const addresses: Record<CallHost, string> = {
  admin: import.meta.env.VITE_ADMIN_HOST ?? '',
  api: import.meta.env.VITE_API_HOST ?? '',
  did: import.meta.env.VITE_DID_HOST ?? '',
  desk: '',
};

/** The host of a call; without a named one its path prefix decides, `admin` by default. */
export function hostOf(path: string, named?: CallHost): CallHost {
  if (named) return named;
  if (path.startsWith('/backend_api')) return 'api';
  return path.startsWith('/dashboard_api') ? 'did' : 'admin';
}

export const addressOf = (path: string, named?: CallHost): string =>
  /^https?:/.test(path) ? path : addresses[hostOf(path, named)] + path;
