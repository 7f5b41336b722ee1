import type { ComponentType, ReactNode } from 'react';
import type { ArtProps } from '#app/art/picture.tsx';
import { withoutHydration } from '#app/ui/without-hydration.tsx';
import { useWords } from '#app/words/use-words.ts';
import styles from './account-page.module.css';

const Strip = withoutHydration(() =>
  import('#app/art/accounts/account-strip.tsx').then((module) => module.AccountStrip),
);

/** The layout of account pages: picture at the left, form at the right; stacked on a phone. */
export function AccountPage({
  Art,
  hasCaption = true,
  children,
}: {
  Art: ComponentType<ArtProps>;
  /** A caption below the picture; false for a picture that reaches the lower edge. */
  hasCaption?: boolean;
  children: ReactNode;
}) {
  const { caption } = useWords('accountPages');
  return (
    <div className={styles.page}>
      <div className={styles.picture} data-ground="ink">
        <Art className={styles.art} />
        <Strip className={styles.strip} />
        {hasCaption && <p className={styles.caption}>{caption}</p>}
      </div>
      <section className={styles.form} data-ground="paper">
        <div className={styles.column}>{children}</div>
      </section>
    </div>
  );
}
