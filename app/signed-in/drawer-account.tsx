import { type ComponentType, useEffect, useRef, useState } from 'react';
import { onDemand } from '#app/request/on-demand.ts';
import { landingPath, useSignedIn } from '#app/session/signed-in.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { useLayout } from '#app/words/use-layout.ts';
import styles from './drawer-account.module.css';
import { Initials } from './initials.tsx';
import { SignOutNote } from './sign-out-note.tsx';

type Who = ComponentType<{ name: string; onSignedOut: (notice: string | undefined) => void }>;
const who = onDemand(() => import('./drawer-user.tsx'));

/** The foot of the drawer for logged-in users: console link and sign-out. */
export function DrawerAccount({ className }: { className?: string | undefined }) {
  const { signedIn } = useLayout();
  const known = useSignedIn();
  const isSignedIn = known !== undefined;
  const part = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<{ DrawerUser: Who }>();
  const [notice, setNotice] = useState<string>();

  useEffect(() => {
    const drawer = part.current?.closest('[popover]');
    const fill = () =>
      who
        .load()
        .then(setShown, (error: unknown) =>
          console.error('Who is signed in could not be shown.', error),
        );
    if (isSignedIn && drawer?.matches(':popover-open')) fill();
    else if (isSignedIn) drawer?.addEventListener('toggle', fill, { once: true });
    return () => drawer?.removeEventListener('toggle', fill);
  }, [isSignedIn]);

  const showVisitor = (sentence: string | undefined) => {
    setNotice(sentence);
    part.current?.closest('[popover]')?.querySelector<HTMLElement>('[data-for=visitor]')?.focus();
  };

  return (
    <>
      <div ref={part} className={styles.account} data-for="signed-in">
        <ButtonLink
          to={known ? landingPath(known) : signedIn.console.path}
          arrow
          className={className}
        >
          {signedIn.console.name}
        </ButtonLink>
        <Initials className={styles.ring} />
        {shown && known && <shown.DrawerUser name={known.name} onSignedOut={showVisitor} />}
      </div>
      {notice && <SignOutNote sentence={notice} onClose={() => setNotice(undefined)} />}
    </>
  );
}
