import { type ReactNode, useRef } from 'react';
import { keepPageBehindInert, useCloseOnNavigation } from '#app/layout/covering-drawer.ts';
import { LanguageSwitch } from '#app/layout/language-switch.tsx';
import { CloseButton } from '#app/ui/close-button.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { type DeskPage, deskPageIds, deskPages } from '#contract/desk.ts';
import { hasDeskRole } from '#contract/desk-call.ts';
import styles from './menu.module.css';
import { Shortcuts } from './shortcuts.tsx';
import { useWaiting } from './today-items.tsx';
import { useDesk } from './use-desk.ts';

/** The pages that the roles of the viewer open. */
export const openPages = (roles: Parameters<typeof hasDeskRole>[0]): DeskPage[] =>
  deskPageIds.filter((page) => hasDeskRole(roles, deskPages[page].roles));

export function DeskMenu({
  id,
  page,
  who,
  leave,
}: {
  id: string;
  page: DeskPage | undefined;
  /** For the drawer: the bar of a phone has no room for them. */
  who: ReactNode;
  leave: ReactNode;
}) {
  const words = useWords('desk');
  const { viewer } = useDesk();
  const waiting = useWaiting();
  const drawer = useRef<HTMLElement>(null);
  useCloseOnNavigation(drawer);
  return (
    <aside
      ref={drawer}
      id={id}
      popover="auto"
      className={styles.menu}
      aria-label={words.name}
      data-ground="paper"
      onToggle={keepPageBehindInert}
    >
      <div className={styles.top}>
        <p>{who}</p>
        <CloseButton label={words.closeMenu} popoverTarget={id} popoverTargetAction="hide" />
      </div>
      <nav aria-label={words.menu}>
        <ul>
          {openPages(viewer.roles).map((one, index, all) => (
            <li key={one} data-first={startsGroup(one, all[index - 1]) || undefined}>
              <SiteLink to={deskPages[one].path} aria-current={one === page ? 'page' : undefined}>
                {words.pages[one]}
                <Waiting {...waiting(one)} />
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        <LanguageSwitch />
        {leave}
      </div>
      <div className={styles.note}>
        <Shortcuts />
        <p>{words.audited}</p>
      </div>
    </aside>
  );
}

function Waiting({ count, tone }: ReturnType<ReturnType<typeof useWaiting>>) {
  const formats = useFormats();
  return count > 0 && <b data-tone={tone}>{formats.count(count)}</b>;
}

const startsGroup = (page: DeskPage, before: DeskPage | undefined): boolean =>
  before !== undefined && deskPages[before].group !== deskPages[page].group;
