import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import styles from './lazy-part.module.css';

/** A component whose code is loaded on first render. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Drawn = lazy(async () => ({ default: await load() }));
  return (props: Props) => (
    <Place>
      <Suspense fallback={null}>
        <Drawn {...props} />
      </Suspense>
    </Place>
  );
}

/** Keeps prerendered HTML as it is, without loading the code that rendered it. */
export const PrerenderedHtml = (props: ComponentProps<'div'>) => (
  <Place {...props} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
);

/** Wrapper of such a component; `display: contents`, so layout ignores it. */
export const Place = (props: ComponentProps<'div'>) => <div {...props} className={styles.place} />;
