import { SiteLink } from '#app/ui/site-link.tsx';
import styles from '#app/ui/text-button.module.css';

/** A link that looks like `TextButton`. */
export const TextLink = ({ to, children }: { to: string; children: string }) => (
  <SiteLink to={to} className={styles.button}>
    <span>{children}</span>
  </SiteLink>
);
