import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useSignedIn } from '#app/session/signed-in.ts';
import { useIsHydrating } from '#app/ui/hydration.ts';
import { lazyPart, Place, PrerenderedHtml } from '#app/ui/lazy-part.tsx';

/**
 * A component for logged-in users. It is prerendered into every page and hidden from visitors by
 * CSS; its code loads only for users. A click before that is repeated after hydration.
 */
export function forSignedIn<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Drawn = lazyPart(load);
  return function ForSignedIn(props: Props) {
    const [isPrerendered] = useState(useIsHydrating());
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

    if (import.meta.env.SSR) return <Drawn {...props} />;
    if (Part)
      return (
        <Place key="drawn" ref={place}>
          <Part {...props} />
        </Place>
      );
    if (!isPrerendered) return null;
    return (
      <PrerenderedHtml
        onClick={({ target }) => {
          wasPressed.current ||= target instanceof Element && target.closest('button') !== null;
        }}
      />
    );
  };
}
