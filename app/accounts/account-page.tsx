import type { ComponentType, ReactNode } from 'react';
import type { ArtProps } from '#app/art/picture.tsx';
import { useLocale } from '#app/layout/locale.ts';
import { still } from '#app/ui/still.tsx';
import { accountPageWords } from '#content/interface/account-pages.ts';
import styles from './account-page.module.css';

const Strip = still(() =>
  import('#app/art/accounts/account-strip.tsx').then((module) => module.AccountStrip),
);

/** Ink with a picture at the left, paper with the form at the right; a strip above on a phone. */
export function AccountPage({
  Art,
  hasCaption = true,
  children,
}: {
  Art: ComponentType<ArtProps>;
  /** A picture that reaches the lower edge leaves no room for one. */
  hasCaption?: boolean;
  children: ReactNode;
}) {
  const { caption } = accountPageWords[useLocale()];
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
