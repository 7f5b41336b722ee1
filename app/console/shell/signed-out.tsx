import { useEffect, useRef } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { useLayout } from '#app/words/use-layout.ts';
import { useWords } from '#app/words/use-words.ts';
import styles from './closed-menu.module.css';

/** Replaces the viewer's data until the login page has loaded. */
export function SignedOut({ failure }: { failure: string | undefined }) {
  const { signedOut } = useWords('console');
  const { login } = useLayout();
  const note = useRef<HTMLDivElement>(null);
  // The focused sign-out button is gone.
  useEffect(() => {
    if (failure) note.current?.querySelector('a')?.focus();
  }, [failure]);

  return (
    <div ref={note} className={styles.note}>
      <h1>{signedOut}</h1>
      {failure && <FailureNote message={failure} />}
      <ButtonLink to={login.path} arrow>
        {login.name}
      </ButtonLink>
    </div>
  );
}
