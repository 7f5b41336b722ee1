import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useSignedIn } from '#app/session/signed-in.ts';
import { useIsHydrating } from '#app/ui/hydration.ts';
import styles from '#app/ui/still.module.css';

/**
 * A part for whoever is signed in. It is drawn into every page, where style sheets hide it from
 * visitors; its code comes to those alone who see it. Until then what stands there is kept, and a
 * button that was pressed is pressed again.
 */
export function forSignedIn<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Drawn = lazy(async () => ({ default: await load() }));
  return function ForSignedIn(props: Props) {
    const [isKept] = useState(useIsHydrating());
    const isSignedIn = useSignedIn() !== undefined;
    const place = useRef<HTMLDivElement>(null);
    const wasPressed = useRef(false);
    const [Part, setPart] = useState<ComponentType<Props>>();

    useEffect(() => {
      if (!isSignedIn) return;
      load().then(
        (part) => setPart(() => part),
        (error: unknown) => console.error('A part for the signed in could not be loaded.', error),
      );
    }, [isSignedIn]);

    useEffect(() => {
      if (Part && wasPressed.current) place.current?.querySelector('button')?.click();
    }, [Part]);

    if (import.meta.env.SSR)
      return (
        <div className={styles.still}>
          <Suspense fallback={null}>
            <Drawn {...props} />
          </Suspense>
        </div>
      );
    if (Part)
      return (
        <div key="drawn" ref={place} className={styles.still}>
          <Part {...props} />
        </div>
      );
    if (!isKept) return null;
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed is a button that stands in it.
      // biome-ignore lint/a11y/useKeyWithClickEvents: a button is clicked by keys as well.
      <div
        className={styles.still}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
        onClick={({ target }) => {
          wasPressed.current ||= target instanceof Element && target.closest('button') !== null;
        }}
      />
    );
  };
}
