import { type ComponentType, useState } from 'react';
import { drawnLater, Kept } from './drawn-later.tsx';
import { useIsHydrating } from './hydration.ts';

/**
 * Something that never changes once drawn, such as an illustration. It is drawn into the page at
 * build time; when the app starts, what stands there is kept and the code that drew it is not
 * loaded. Only a page reached by navigation loads it.
 */
export function still<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Drawn = drawnLater(load);
  return function Still(props: Props) {
    const [isKept] = useState(useIsHydrating());
    return isKept ? <Kept /> : <Drawn {...props} />;
  };
}
