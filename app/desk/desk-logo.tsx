import styles from '#app/art/logo.module.css';
import { Mark } from '#app/art/signs.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { useLayout } from '#app/words/use-layout.ts';
import { useWords } from '#app/words/use-words.ts';
import { deskBase } from '#contract/desk-base.ts';

/** The logo, which leads to the start of the desk: the website may be on another host. */
export function DeskLogo() {
  const { lockUp } = useLayout();
  const { name } = useWords('desk');
  return (
    <SiteLink to={deskBase} className={styles.logo}>
      <Mark className={styles.mark} />
      <span>{lockUp.word}</span>
      {lockUp.addition && <span className={styles.addition}>{lockUp.addition}</span>}
      <span data-spoken="">{name}</span>
    </SiteLink>
  );
}
