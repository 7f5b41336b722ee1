import { type ReactNode, useRef } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { CloseButton } from '#app/ui/close-button.tsx';
import { keepPageBehindInert, useCloseOnNavigation } from './covering-drawer.ts';
import { Logo } from './logo.tsx';
import styles from './menu-panel.module.css';

/** A menu in a popover over the page: logo and close button at the top, opened by `MenuButton`. */
export function MenuPanel({
  as: Element,
  id,
  ground,
  closeLabel,
  className,
  topClassName,
  children,
}: {
  /** A landmark, or a part of the header. */
  as: 'aside' | 'div';
  id: string;
  ground: 'ink' | 'paper';
  closeLabel: string;
  className: string | undefined;
  topClassName: string | undefined;
  children: ReactNode;
}) {
  const panel = useRef<HTMLDivElement>(null);
  useCloseOnNavigation(panel);
  return (
    <Element
      ref={panel}
      id={id}
      popover="auto"
      className={classNames(styles.panel, className)}
      data-ground={ground}
      onToggle={keepPageBehindInert}
    >
      <div className={classNames(styles.top, topClassName)}>
        <Logo />
        <CloseButton label={closeLabel} popoverTarget={id} popoverTargetAction="hide" />
      </div>
      {children}
    </Element>
  );
}

/** The button that opens a menu panel. */
export const MenuButton = ({
  panelId,
  label,
  className,
}: {
  panelId: string;
  label: string;
  className: string | undefined;
}) => (
  <button
    type="button"
    className={classNames(styles.button, className)}
    popoverTarget={panelId}
    aria-label={label}
  >
    <svg viewBox="0 0 26 16" aria-hidden="true">
      <path d="M0 2H26M8 14H26" />
    </svg>
  </button>
);
