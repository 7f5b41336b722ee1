import { useLayout } from '#app/words/use-layout.ts';
import styles from './drawer-user.module.css';
import { SignOutSign } from './sign-out-sign.tsx';
import { useSessionFacts } from './use-session-facts.ts';
import { useSignOut } from './use-sign-out.ts';

/** The user's name and the sign-out button at the foot of the drawer. */
export function DrawerUser({
  name,
  onSignedOut,
}: {
  name: string;
  onSignedOut: (notice: string | undefined) => void;
}) {
  const { signedIn } = useLayout();
  const facts = useSessionFacts(true);
  const { signOut, isBusy } = useSignOut(facts?.idleMinutes, onSignedOut);
  return (
    <>
      <p className={styles.who}>
        <strong>{name}</strong>
        <span>{facts?.companyName}</span>
      </p>
      <button
        type="button"
        className={styles.out}
        aria-label={isBusy ? signedIn.signingOut : signedIn.signOut}
        aria-disabled={isBusy || undefined}
        onClick={signOut}
      >
        <SignOutSign />
      </button>
    </>
  );
}
