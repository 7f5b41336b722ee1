import type { ReactNode } from 'react';
import { SiteLink } from '#app/ui/site-link.tsx';
import { useWords } from '#app/words/use-words.ts';
import { type DeskPage, deskPages } from '#contract/desk.ts';
import styles from './desk.module.css';

export function PageHead({
  title,
  sentence,
  action,
  below,
  id,
}: {
  title: string;
  sentence?: ReactNode;
  action?: ReactNode;
  /** The page of the menu that leads to this one. */
  below?: DeskPage;
  /** Of what is shown, beside the link to the page above. */
  id?: string;
}) {
  const { pages } = useWords('desk');
  return (
    <div className={styles.head}>
      <div>
        {below && (
          <p className={styles.above}>
            <SiteLink to={deskPages[below].path}>{pages[below]}</SiteLink>
            {id && <code>{id}</code>}
          </p>
        )}
        <h1>{title}</h1>
        {sentence && <p>{sentence}</p>}
      </div>
      {action}
    </div>
  );
}
