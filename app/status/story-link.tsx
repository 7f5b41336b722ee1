import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './story-link.module.css';

/** A link on a line of its own; `isFile` for a target outside the router. */
export const StoryLink = ({
  to,
  isFile = false,
  children,
}: {
  to: string;
  isFile?: boolean;
  children: string;
}) =>
  isFile ? (
    <a className={styles.link} href={to}>
      {children}
    </a>
  ) : (
    <SiteLink className={styles.link} to={to}>
      {children}
    </SiteLink>
  );
