import {
  ScrollRestoration,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router';
import { useHydrated } from '#app/ui/hydration.ts';

/**
 * The built page restores the scroll position with an inline script. React cannot create a script
 * element under Trusted Types, so after hydration the hook restores it instead.
 */
export const KeepScroll = () => (useHydrated() ? <ScrollKeeper /> : <ScrollRestoration />);

function ScrollKeeper() {
  useScrollRestoration();
  return null;
}
