import type { SiteManifest } from './manifest.ts';

/** One policy for all pages: constant scripts by hash, nothing inline, nothing from another host. */
export const pagePolicy = ({ scriptHashes, connectHosts }: SiteManifest): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.join(' ')}`,
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    `connect-src ${["'self'", ...connectHosts].join(' ')}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
