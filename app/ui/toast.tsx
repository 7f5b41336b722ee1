import { useEffect, useState, useSyncExternalStore } from 'react';
import { DoubleTickIcon } from '#app/art/signs.tsx';
import { LineNote } from './line-note.tsx';
import styles from './toast.module.css';
import { followToasts, hideToast, shownToast } from './toast-store.ts';

const shownMs = 8000;

/** Renders what `showToast` shows. Stays while hovered or focused. */
export function Toasts({ closeLabel }: { closeLabel: string }) {
  const toast = useSyncExternalStore(followToasts, shownToast, () => undefined);
  const [isHeld, setHeld] = useState(false);
  const serial = toast?.serial;

  useEffect(() => {
    if (serial === undefined || isHeld) return;
    const timer = setTimeout(hideToast, shownMs);
    return () => clearTimeout(timer);
  }, [serial, isHeld]);

  const close = () => {
    setHeld(false);
    hideToast();
  };

  return (
    <div role="alert">
      {toast && (
        <LineNote
          key={toast.serial}
          mark={
            <span className={styles.disc}>
              <DoubleTickIcon width={20} />
            </span>
          }
          closeLabel={closeLabel}
          onClose={close}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <div className={styles.text}>
            <p className={styles.heading}>{toast.heading}</p>
            <p className={styles.sentence}>{toast.sentence}</p>
          </div>
        </LineNote>
      )}
    </div>
  );
}
