import { brand } from './brand.ts';

/**
 * What is read when the pages are built, with its default; undefined where it has none.
 * `docs/operating.md` explains each.
 */
export const buildSettings: Record<`VITE_${string}`, string | undefined> = {
  VITE_SITE_ORIGIN: brand.hosts.site,
  VITE_ADMIN_HOST: '',
  VITE_API_HOST: '',
  VITE_DID_HOST: '',
  VITE_IP_INFO_URL: '/ip-info',
  VITE_EVENTS_URL: '',
  VITE_SANDBOX: 'true',
  VITE_TOKEN_KEY: undefined,
  VITE_TOKEN_IV: undefined,
};

/** Where the pages say that they are found. */
export const siteOrigin: string = process.env.VITE_SITE_ORIGIN || brand.hosts.site;
