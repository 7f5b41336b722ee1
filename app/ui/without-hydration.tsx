import { type ComponentType, type ReactElement, useState } from 'react';
import { useIsHydrating } from './hydration.ts';
import { lazyPart, PrerenderedHtml } from './lazy-part.tsx';

/**
 * A static component, such as an illustration: prerendered, kept as it is on hydration, its code
 * never loaded. Only pages reached by navigation load the code.
 */
export function withoutHydration<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Drawn = lazyPart(load);
  return function Still(props: Props) {
    const [isPrerendered] = useState(useIsHydrating());
    return isPrerendered ? <PrerenderedHtml /> : <Drawn {...props} />;
  };
}

type Load<Props> = () => Promise<(props: Props) => ReactElement>;

/** One component per key, loaded on demand. Their props differ; callers pass matching ones. */
export const eachWithoutHydration = <Key extends string, Props extends object>(
  loads: Record<Key, Load<never>>,
) =>
  Object.fromEntries(
    Object.entries<Load<never>>(loads).map(([key, load]) => [
      key,
      withoutHydration(load as Load<Props>),
    ]),
  ) as Record<Key, ComponentType<Props>>;
