import { useLocation } from 'react-router';
import { useLocale } from '#app/layout/locale.ts';
import { Callout } from '#app/ui/callout.tsx';
import { useHydrated } from '#app/ui/hydration.ts';
import { type LoginArrival, loginArrivals, loginWords } from '#content/interface/login.ts';
import styles from './arrival-note.module.css';

/** What a move to the login page carries along, so that the page can say why. */
export const arrivalState = (arrival: LoginArrival) => ({ arrival });

/** Why the console sent somebody here; nothing for those who came by themselves. */
export function ArrivalNote() {
  const words = loginWords[useLocale()];
  const arrival = arrivalOf(useLocation().state);
  // A reload keeps the state of the move, the built page does not know of it.
  if (!useHydrated() || !arrival) return null;
  return (
    <div role="status" className={styles.note}>
      <Callout>{words.arrivals[arrival]}</Callout>
    </div>
  );
}

function arrivalOf(state: unknown): LoginArrival | undefined {
  if (typeof state !== 'object' || state === null || !('arrival' in state)) return undefined;
  return loginArrivals.find((arrival) => arrival === state.arrival);
}
