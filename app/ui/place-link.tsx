import type { MouseEvent, ReactNode } from 'react';
import { useLinkClickHandler } from 'react-router';

/**
 * A link to an anchor on the same page. It goes through the router, which otherwise could not
 * restore the position on Back; then focus moves, as with a native link.
 */
export function PlaceLink({
  id,
  className,
  children,
}: {
  id: string;
  className?: string;
  children: ReactNode;
}) {
  const follow = useLinkClickHandler({ hash: `#${id}` });
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    follow(event);
    if (event.defaultPrevented) document.getElementById(id)?.focus({ preventScroll: true });
  };
  return (
    <a href={`#${id}`} className={className} onClick={go}>
      {children}
    </a>
  );
}
