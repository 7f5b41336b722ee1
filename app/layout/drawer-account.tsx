import { type RefObject, useEffect, useRef, useState } from 'react';
import { landingPath, useSignedIn } from '#app/session/signed-in.ts';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { PacketLink } from '#app/ui/packet.tsx';
import { useLayout } from '#app/words/use-layout.ts';
import styles from './drawer-account.module.css';
import { Initials } from './initials.tsx';
import { SignOutSign } from './sign-out-sign.tsx';
import { useSessionFacts } from './use-session-facts.ts';
import { useSignOut } from './use-sign-out.ts';

/** At the foot of the drawer for whoever is signed in: the line ends in the console. */
export function DrawerAccount({ className }: { className?: string | undefined }) {
  const { signedIn, failure } = useLayout();
  const who = useSignedIn();
  const part = useRef<HTMLDivElement>(null);
  const isOpen = useDrawerOpen(part);
  const viewer = useSessionFacts(isOpen && who !== undefined);
  const { signOut, isBusy, hasFailed } = useSignOut(() => {
    const links = part.current?.parentElement?.querySelectorAll<HTMLElement>('[data-for=visitor]');
    links?.[0]?.focus();
  });

  return (
    <div ref={part} className={styles.account} data-for="signed-in">
      <PacketLink to={who ? landingPath(who) : signedIn.console.path} arrow className={className}>
        {signedIn.console.name}
      </PacketLink>
      <p className={styles.who}>
        <Initials />
        <span>
          <strong>{who?.name}</strong>
          <span>{viewer?.companyName}</span>
        </span>
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
      {hasFailed && <FailureNote message={failure.network} />}
    </div>
  );
}

function useDrawerOpen(part: RefObject<HTMLElement | null>): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const drawer = part.current?.closest<HTMLElement>('[popover]');
    const follow = () => setOpen(drawer?.matches(':popover-open') ?? false);
    drawer?.addEventListener('toggle', follow);
    return () => drawer?.removeEventListener('toggle', follow);
  }, [part]);
  return isOpen;
}
