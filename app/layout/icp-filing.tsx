import { type ComponentType, useEffect, useState } from 'react';
import { useVisit } from '#app/visit/visit.ts';
import { useLayout } from '#app/words/use-layout.ts';
import { fill } from '#content/fill.ts';

/** ICP filing number for visitors from China; only they load its code. */
export function IcpFiling() {
  const { words, icpNumber } = useLayout();
  const { fromChina } = useVisit();
  const number = fromChina ? icpNumber : undefined;
  const [Shown, setShown] = useState<ComponentType<{ number: string; label: string }>>();

  useEffect(() => {
    if (!number) return;
    import('./icp-number.tsx').then(
      ({ IcpNumber }) => setShown(() => IcpNumber),
      (error: unknown) => console.error('The ICP filing number could not be loaded.', error),
    );
  }, [number]);

  if (!number || !Shown) return null;
  return <Shown number={number} label={fill(words.footer.icp.imageAlternative, { number })} />;
}
