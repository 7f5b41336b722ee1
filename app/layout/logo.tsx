import styles from '#app/art/logo.module.css';
import { Mark } from '#app/art/signs.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { useLayout } from '#app/words/use-layout.ts';
import { usePagePath } from '#app/words/use-page-path.ts';

export function Logo({ size }: { size?: 'large' }) {
  const { lockUp, words } = useLayout();
  const pagePath = usePagePath();
  return (
    <SiteLink
      to={pagePath('home')}
      aria-label={words.labels.home}
      className={styles.logo}
      data-size={size}
    >
      <Mark className={styles.mark} />
      <span>{lockUp.word}</span>
      {lockUp.addition && <span className={styles.addition}>{lockUp.addition}</span>}
    </SiteLink>
  );
}
