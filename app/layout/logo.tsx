import { Mark } from '#app/art/signs.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { pagePath } from '#content/site-map.ts';
import { useLocale } from './locale.ts';
import styles from './logo.module.css';
import { useLayout } from './use-layout.ts';

export function Logo({ size }: { size?: 'large' }) {
  const { lockUp, words } = useLayout();
  return (
    <SiteLink
      to={pagePath('home', useLocale())}
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
