import { useEffect, useState, useSyncExternalStore } from 'react';
import { DoubleTickIcon } from '#app/art/signs.tsx';
import { CloseSign } from './close-sign.tsx';
import styles from './toast.module.css';
import { followToasts, hideToast, shownToast } from './toast-store.ts';

const shownMs = 8000;

/** Where `showToast` shows. It stays while it is pointed at or holds the focus. */
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
    <div role="alert" data-ground="code">
      {toast && (
        // biome-ignore lint/a11y/noStaticElementInteractions: looking at it only keeps it from leaving.
        <div
          key={toast.serial}
          className={styles.toast}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <span className={styles.disc}>
            <DoubleTickIcon width={20} />
          </span>
          <div>
            <p className={styles.heading}>{toast.heading}</p>
            <p className={styles.sentence}>{toast.sentence}</p>
          </div>
          <button type="button" aria-label={closeLabel} onClick={close}>
            <CloseSign />
          </button>
        </div>
      )}
    </div>
  );
}
