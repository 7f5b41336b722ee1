import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import styles from './lazy-part.module.css';

/** A part whose code comes when it is first drawn. */
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

/** What the build has drawn there stays as it stands, without the code that drew it. */
export const Kept = (props: ComponentProps<'div'>) => (
  <Place {...props} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
);

/** Where such a part stands; the layout does not see it. */
export const Place = (props: ComponentProps<'div'>) => <div {...props} className={styles.place} />;
