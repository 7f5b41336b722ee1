import type { MouseEvent, ReactNode } from 'react';
import { useLinkClickHandler } from 'react-router';

/**
 * A link to a place on the same page. The router has to know of the move, or it could not find the
 * way back; focus then follows, as it does where the browser makes the move by itself.
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
