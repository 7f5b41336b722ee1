import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useIsHydrating } from './hydration.ts';
import styles from './still.module.css';

/**
 * Something that never changes once drawn, such as an illustration. It is drawn into the page at
 * build time; when the app starts, what stands there is kept and the code that drew it is not
 * loaded. Only a page reached by navigation loads it.
 */
export function still<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Drawn = lazy(async () => ({ default: await load() }));
  return function Still(props: Props) {
    const [isKept] = useState(useIsHydrating());
    if (isKept)
      return (
        <div
          className={styles.still}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      );
    return (
      <div className={styles.still}>
        <Suspense fallback={null}>
          <Drawn {...props} />
        </Suspense>
      </div>
    );
  };
}
