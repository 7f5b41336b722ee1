import { brand } from './brand.ts';

/**
 * Settings read at build time, with their defaults; undefined if there is none. `docs/operating.md`
 * explains each.
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

/** The public origin of the pages. */
export const siteOrigin: string = process.env.VITE_SITE_ORIGIN || brand.hosts.site;
