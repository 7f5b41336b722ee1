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
import { UnheardNote } from './unheard-note.tsx';

const menu = onDemand(() => import('./account-menu.tsx'));
const panelId = 'account-menu';

/** In the place of login and sign-up for whoever is signed in: the console, and a menu of theirs. */
export function AccountCorner() {
  const { signedIn, words } = useLayout();
  const who = useSignedIn();
  const corner = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [unheard, setUnheard] = useState<string>();
  const [Menu, setMenu] = useState<ComponentType<AccountMenuProps>>();

  // A token that can not be read is found out before anything is asked with it.
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

  /** The keyboard goes on with what a visitor sees in the same place. */
  const showVisitor = (sentence: string | undefined) => {
    setOpen(false);
    setUnheard(sentence);
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
              // Not every browser does: without it leaving would not close the menu.
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
      {unheard && <UnheardNote sentence={unheard} onClose={() => setUnheard(undefined)} />}
    </>
  );
}

/** Which stop a key leads to from the one at `now`; -1 is the button before them, or the last. */
const moves: Record<string, (now: number, count: number) => number> = {
  ArrowDown: (now, count) => (now + 1) % count,
  ArrowUp: (now) => Math.max(now, 0) - 1,
  Home: () => 0,
  End: () => -1,
};
