import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/**
 * A link inside the site. A target whose query names an `id` scrolls to that part by itself, so
 * the page is not taken to the top.
 */
export function SiteLink({
  to,
  ...rest
}: Omit<ComponentProps<typeof Link>, 'to'> & { to: string }) {
  return <Link to={to} preventScrollReset={namesPart(to)} {...rest} />;
}

export function namesPart(to: string): boolean {
  const query = to.split('?')[1];
  return query !== undefined && new URLSearchParams(query).has('id');
}
