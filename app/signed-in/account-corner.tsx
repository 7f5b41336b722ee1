import {
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { onDemand } from '#app/request/on-demand.ts';
import { readUserToken } from '#app/request/user-token.ts';
import { hasToken, landingPath, useSignedIn } from '#app/session/signed-in.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { useLayout } from '#app/words/use-layout.ts';
import styles from './account-corner.module.css';
import type { AccountMenuProps } from './account-menu.tsx';
import { Initials } from './initials.tsx';
import { SignOutNote } from './sign-out-note.tsx';

const menu = onDemand(() => import('./account-menu.tsx'));
const panelId = 'account-menu';

/** Replaces login and sign-up in the header for logged-in users: console link and account menu. */
export function AccountCorner() {
  const { signedIn, words } = useLayout();
  const who = useSignedIn();
  const corner = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [notice, setNotice] = useState<string>();
  const [Menu, setMenu] = useState<ComponentType<AccountMenuProps>>();

  // An unreadable token is detected before it is used in a call.
  useEffect(() => {
    if (hasToken()) readUserToken().catch(() => undefined);
  }, []);

  const open = () => {
    setOpen(true);
    menu.load().then(
      ({ AccountMenu }) => setMenu(() => AccountMenu),
      (error: unknown) => {
        console.error('The account menu could not be loaded.', error);
        setOpen(false);
      },
    );
  };

  const steer = (event: KeyboardEvent<HTMLLIElement>) => {
    if (event.key === 'Escape' && isOpen) {
      setOpen(false);
      button.current?.focus();
    }
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    if (!isOpen) return open();
    const stops = [
      ...event.currentTarget.querySelectorAll<HTMLElement>(`#${panelId} :is(a, button)`),
    ];
    const now = stops.findIndex((stop) => stop.contains(document.activeElement));
    stops.at(move(now, stops.length))?.focus();
  };

  const closeOnLeave = (event: FocusEvent<HTMLLIElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };

  /** After sign-out the focus moves to the login link in the same place. */
  const showVisitor = (sentence: string | undefined) => {
    setOpen(false);
    setNotice(sentence);
    const links = corner.current
      ?.closest('header')
      ?.querySelectorAll<HTMLElement>('[data-for=visitor]');
    [...(links ?? [])].find((link) => link.checkVisibility())?.focus();
  };

  return (
    <>
      <ul ref={corner} className={styles.corner} data-for="signed-in">
        <li>
          <ButtonLink to={who ? landingPath(who) : signedIn.console.path} size="small">
            {signedIn.console.name}
          </ButtonLink>
        </li>
        <li className={styles.account} onKeyDown={steer} onBlur={closeOnLeave}>
          <button
            ref={button}
            type="button"
            className={styles.button}
            aria-label={[words.labels.account, who?.name].filter(Boolean).join(signedIn.separator)}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onFocus={menu.prepare}
            onPointerEnter={menu.prepare}
            onClick={() => {
              // Safari does not focus a clicked button, and the menu closes on blur.
              button.current?.focus();
              if (isOpen) setOpen(false);
              else open();
            }}
          >
            <Initials />
          </button>
          {isOpen && who && Menu && <Menu id={panelId} who={who} onSignedOut={showVisitor} />}
        </li>
      </ul>
      {notice && <SignOutNote sentence={notice} onClose={() => setNotice(undefined)} />}
    </>
  );
}

/** The index that a key moves to from `now`; -1 is the menu button, or from there the last item. */
const moves: Record<string, (now: number, count: number) => number> = {
  ArrowDown: (now, count) => (now + 1) % count,
  ArrowUp: (now) => Math.max(now, 0) - 1,
  Home: () => 0,
  End: () => -1,
};
