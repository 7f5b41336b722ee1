import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import { CloseButton } from './close-button.tsx';
import styles from './dialog.module.css';

type Closing =
  | { onClose: () => void; closeLabel: string }
  /** For what is shown once: nothing but the panel's own buttons closes it. */
  | { onClose?: undefined; closeLabel?: undefined };

/**
 * A panel over the page. Escape, the button and a press on the scrim ask to close it; the focus
 * then returns to where it was. What it holds stays mounted, so that nothing typed is lost.
 */
export function Dialog({
  isOpen,
  onClose,
  heading,
  closeLabel,
  size = 'regular',
  tools,
  actions,
  initialFocus,
  children,
}: Closing & {
  isOpen: boolean;
  heading: string;
  size?: 'small' | 'regular' | 'wide';
  /** Buttons beside the one that closes. */
  tools?: ReactNode;
  /** What the panel asks for, at its foot. */
  actions?: ReactNode;
  /** What takes the focus first, in place of the button that closes. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isHeld = onClose === undefined;
  const pressedScrim = useRef(false);
  const headingId = useId();

  useEffect(() => {
    if (!dialog.current || dialog.current.open === isOpen) return;
    if (!isOpen) return dialog.current.close();
    dialog.current.showModal();
    initialFocus?.current?.focus();
  }, [isOpen, initialFocus]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it.
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, styles[size])}
      data-ground="paper"
      aria-labelledby={headingId}
      closedby={isHeld ? 'none' : undefined}
      onCancel={(event) => isHeld && event.preventDefault()}
      onClose={() => {
        if (!isOpen) return;
        if (onClose) onClose();
        // A browser that does not know `closedby` gives in to the second Escape.
        else dialog.current?.showModal();
      }}
      onPointerDown={(event) => {
        pressedScrim.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        if (event.target === dialog.current && pressedScrim.current) onClose?.();
      }}
    >
      <div>
        <div className={styles.head}>
          <h2 id={headingId}>{heading}</h2>
          {tools}
          {onClose && <CloseButton label={closeLabel} onClick={onClose} />}
        </div>
        <div className={styles.body}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
