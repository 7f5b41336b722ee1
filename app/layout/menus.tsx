import { type FocusEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import { useHydrated } from '#app/ui/hydration.ts';
import { useMediaQuery } from '#app/ui/use-media-query.ts';
import { useLayout } from '#app/words/use-layout.ts';
import type { HeaderMenu } from '#content/interface/layout/structure.ts';
import header from './header.module.css';
import styles from './menus.module.css';

/** State of the open menu. Before hydration, hover and focus open menus by CSS alone. */
export function useMenus() {
  const { key } = useLocation();
  const [state, setState] = useState<{ menu: HeaderMenu; pinned: boolean; page: string }>();
  const current = state?.page === key ? state : undefined;
  return {
    scripted: useHydrated(),
    open: current?.menu,
    // Read the latest state: `current` may still hold the menu that the pointer has just left.
    hover: (menu: HeaderMenu) =>
      setState((now) => (now?.page === key ? now : { menu, pinned: false, page: key })),
    toggle: (menu: HeaderMenu) =>
      setState(
        current?.menu === menu && current.pinned ? undefined : { menu, pinned: true, page: key },
      ),
    close: () => setState(undefined),
  };
}

type Menus = ReturnType<typeof useMenus>;

/**
 * A button with its panel, opened by mouse, touch or keyboard; Escape, pointer leave and blur close
 * it.
 */
export function MenuItem({
  name,
  label,
  menus,
  children,
}: {
  name: HeaderMenu;
  label: string;
  menus: Menus;
  children: ReactNode;
}) {
  const { submenuScrolls } = useLayout();
  const lowWindow = useMediaQuery('(height <= 750px)');
  const isOpen = menus.open === name;
  const panelId = `menu-${name}`;

  const closeOnEscape = (event: KeyboardEvent<HTMLLIElement>) => {
    if (event.key !== 'Escape' || !isOpen) return;
    menus.close();
    event.currentTarget.querySelector('button')?.focus();
  };
  const closeOnLeave = (event: FocusEvent<HTMLLIElement>) => {
    if (isOpen && !event.currentTarget.contains(event.relatedTarget)) menus.close();
  };

  return (
    <li
      className={styles.item}
      data-open={isOpen || undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && menus.hover(name)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && isOpen && menus.close()}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
    >
      <button
        type="button"
        className={header.entry}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => menus.toggle(name)}
      >
        {label}
        <svg className={styles.chevron} viewBox="0 0 9 6" aria-hidden="true">
          <path d="M.7.7l3.8 3.8L8.3.7" />
        </svg>
      </button>
      <div
        id={panelId}
        className={classNames(styles.panel, submenuScrolls && lowWindow && 'submenu-scroll')}
        data-ground="paper"
        data-menu={name}
      >
        {children}
      </div>
    </li>
  );
}
