import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  /** Loads the document instead of navigating in the app. */
  reloads?: boolean;
};

/**
 * A link inside the site. Targets whose query has an `id` scroll to that part themselves, so scroll
 * reset is off for them.
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
