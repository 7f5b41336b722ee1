import type { SignedIn } from '#app/session/signed-in.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import { useLayout } from '#app/words/use-layout.ts';
import styles from './account-menu.module.css';
import { SignOutSign } from './sign-out-sign.tsx';
import { useSessionFacts } from './use-session-facts.ts';
import { useSignOut } from './use-sign-out.ts';

export type AccountMenuProps = {
  id: string;
  who: SignedIn;
  onSignedOut: (notice: string | undefined) => void;
};

/** The user's name, their console pages, and sign-out. */
export function AccountMenu({ id, who, onSignedOut }: AccountMenuProps) {
  const { signedIn } = useLayout();
  const viewer = useSessionFacts(true);
  const { signOut, isBusy } = useSignOut(viewer?.idleMinutes, onSignedOut);
  const facts = [viewer?.companyName, signedIn.roles[who.role]].filter(Boolean);
  return (
    <div id={id} className={styles.menu} data-ground="paper">
      <p className={styles.who}>
        <strong>{who.name}</strong>
        <span>{facts.join(signedIn.separator)}</span>
      </p>
      <ul className={styles.line}>
        {signedIn.pages
          .filter(({ path }) => who.openPaths.includes(path))
          .map(({ path, name }) => (
            <li key={path}>
              <SiteLink to={path}>{name}</SiteLink>
            </li>
          ))}
      </ul>
      <button
        type="button"
        className={styles.out}
        aria-disabled={isBusy || undefined}
        onClick={signOut}
      >
        <SignOutSign />
        {isBusy ? signedIn.signingOut : signedIn.signOut}
      </button>
    </div>
  );
}
