import type { ReactNode } from 'react';
import { SiteLink } from '#app/ui/site-link.tsx';
import { usePagePath } from '#app/words/use-page-path.ts';
import type { ConsolePageId } from '#content/console-pages.ts';
import styles from './back-link.module.css';

/** To the page above, over the title of a page. */
export const BackLink = ({ to, children }: { to: ConsolePageId; children: ReactNode }) => (
  <p className={styles.back}>
    <SiteLink to={usePagePath()(to)}>{children}</SiteLink>
  </p>
);
