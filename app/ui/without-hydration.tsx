import { type ComponentType, type ReactElement, useState } from 'react';
import { useIsHydrating } from './hydration.ts';
import { Kept, lazyPart } from './lazy-part.tsx';

/**
 * Something that never changes once drawn, such as an illustration. It is drawn into the page at
 * build time; when the app starts, what stands there is kept and the code that drew it is not
 * loaded. Only a page reached by navigation loads it.
 */
export function withoutHydration<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Drawn = lazyPart(load);
  return function Still(props: Props) {
    const [isKept] = useState(useIsHydrating());
    return isKept ? <Kept /> : <Drawn {...props} />;
  };
}

type Load<Props> = () => Promise<(props: Props) => ReactElement>;

/** One for each key, which comes by itself. What each takes differs; the page sees that it fits. */
export const eachWithoutHydration = <Key extends string, Props extends object>(
  loads: Record<Key, Load<never>>,
) =>
  Object.fromEntries(
    Object.entries<Load<never>>(loads).map(([key, load]) => [
      key,
      withoutHydration(load as Load<Props>),
    ]),
  ) as Record<Key, ComponentType<Props>>;
