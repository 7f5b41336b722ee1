import { UsageError } from './usage-error.js';

export const liveHost = 'https://api.brand.example';

/** Without a slash at its end. */
export function hostFrom(given) {
  if (isAddress(given)) return given.replace(/\/+$/, '');
  throw new UsageError(`A host begins with https:// or http://, unlike ${given}`);
}

export const isAddress = (given) =>
  URL.canParse(given) && /^https?:$/.test(new URL(given).protocol);

/** Refuses the live host at once; it would answer that there is no such path. */
export function requireSandbox(command, host = liveHost) {
  if (hostFrom(host) !== liveHost) return;
  throw new UsageError(`brand ${command} works in the sandbox only, and ${host} is the live host.
Set BRAND_HOST to the sandbox, or run brand keys for practice keys.`);
}
