import {
  clientBase,
  clientPath,
  isDeskPath,
  type PageKind,
  pageIds,
  pages,
} from '#content/site-map.ts';
import type { SiteManifest } from './manifest.ts';

/**
 * The Content-Security-Policy of all pages: constant scripts by hash, nothing inline, nothing from
 * other hosts.
 */
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

/**
 * Whether the address of a page can hold a token, a mail address or a password; such pages send no
 * referrer.
 */
export const mayHoldSecrets = (path: string): boolean =>
  secretivePaths.has(path) ||
  path === clientBase ||
  path.startsWith(clientPath('/')) ||
  isDeskPath(path);

const secretiveKinds = new Set<PageKind>([
  ...(['login', 'reset-password', 'sign-up'] as const),
  // Mailed links; those of earlier releases lead to the status page.
  'status-subscribe',
  'status',
]);

const secretivePaths = new Set<string>(
  pageIds
    .filter((page) => secretiveKinds.has(pages[page].kind))
    .flatMap((page) => Object.values(pages[page].path)),
);
