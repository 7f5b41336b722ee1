export const pathOf = (url: string): string => url.split('?')[0] ?? '/';

/** With its question mark; empty where there is no query. */
export const queryOf = (url: string): string =>
  url.includes('?') ? url.slice(url.indexOf('?')) : '';

/** Browsers read several slashes, or backslashes, at the start as the name of another host. */
export const withoutTrailingSlash = (path: string): string =>
  path.replace(/\/+$/, '').replace(/^[/\\]+/, '/');
