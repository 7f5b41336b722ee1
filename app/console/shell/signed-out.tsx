import { useEffect, useRef } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { useLayout } from '#app/words/use-layout.ts';
import { useWords } from '#app/words/use-words.ts';
import styles from './closed-menu.module.css';

/** In place of everything that belongs to somebody, until the login page has come. */
export function SignedOut({ unheard }: { unheard: string | undefined }) {
  const { signedOut } = useWords('console');
  const { login } = useLayout();
  const note = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (unheard) note.current?.querySelector('a')?.focus();
  }, [unheard]);

  return (
    <div ref={note} className={styles.note}>
      <h1>{signedOut}</h1>
      {unheard && <FailureNote message={unheard} />}
      <ButtonLink to={login.path} arrow>
        {login.name}
      </ButtonLink>
    </div>
  );
}
