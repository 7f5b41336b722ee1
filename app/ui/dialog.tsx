import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import { CloseButton } from './close-button.tsx';
import styles from './dialog.module.css';

type Closing =
  | { onClose: () => void; closeLabel: string }
  /** Omitted for content shown once: only its own buttons close the dialog. */
  | { onClose?: undefined; closeLabel?: undefined };

/**
 * A modal panel. Escape, the close button and a press on the backdrop call `onClose`; focus then
 * returns. Its children stay mounted, so that nothing typed is lost.
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
  /** Buttons next to the close button. */
  tools?: ReactNode;
  /** Buttons at the foot. */
  actions?: ReactNode;
  /** Gets initial focus instead of the close button. */
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is its key.
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
        // Without `closedby` support, the second Escape closes the dialog: open it again.
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
