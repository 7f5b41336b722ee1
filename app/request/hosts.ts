import type { CallHost } from '#contract/call.ts';

/** Empty means this origin, where our own server answers for all three. */
const addresses: Record<CallHost, string> = {
  admin: import.meta.env.VITE_ADMIN_HOST ?? '',
  api: import.meta.env.VITE_API_HOST ?? '',
  did: import.meta.env.VITE_DID_HOST ?? '',
};

/** A call names its host; a path alone goes to admin unless its prefix says otherwise. */
export function hostOf(path: string, named?: CallHost): CallHost {
  if (named) return named;
  if (path.startsWith('/backend_api')) return 'api';
  return path.startsWith('/dashboard_api') ? 'did' : 'admin';
}

export const addressOf = (path: string, named?: CallHost): string =>
  /^https?:/.test(path) ? path : addresses[hostOf(path, named)] + path;
