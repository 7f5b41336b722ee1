import {
  ScrollRestoration,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router';
import { useHydrated } from '#app/ui/hydration.ts';

/**
 * The script that finds the place again comes with the built page alone. React may not make one
 * under Trusted Types: where it draws the document anew, the hook does without.
 */
export const KeepScroll = () => (useHydrated() ? <ScrollKeeper /> : <ScrollRestoration />);

function ScrollKeeper() {
  useScrollRestoration();
  return null;
}
