import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  /** Asks the server for the page, where the app is not to be trusted. */
  reloads?: boolean;
};

/**
 * A link inside the site. A target whose query names an `id` scrolls to that part by itself, so
 * the page is not taken to the top.
 */
export function SiteLink({ to, reloads = false, onClick, ...rest }: SiteLinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    target: rest.target,
    preventScrollReset: namesPart(to),
  });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && !reloads) follow(event);
      }}
    />
  );
}

export function namesPart(to: string): boolean {
  const query = to.split('?')[1];
  return query !== undefined && new URLSearchParams(query).has('id');
}
