import { Callout } from '#app/ui/callout.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { usePagePath } from '#app/words/use-page-path.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import styles from './two-factor-note.module.css';

/** Above every page of an employee who needs a second factor and has none. */
export function TwoFactorNote({ dueAt, isDue }: { dueAt: string; isDue: boolean }) {
  const { twoFactor: words } = useWords('console');
  const formats = useFormats();
  const pagePath = usePagePath();
  if (isDue)
    return (
      <Callout className={styles.note} lead={words.lead}>
        {words.due}
      </Callout>
    );
  const day = formats.dayOfYear(dueAt, 'long');
  return (
    <Callout className={styles.note} lead={words.lead}>
      {fill(words.soon, { day })}{' '}
      <SiteLink to={pagePath('console-security')}>{words.setUp}</SiteLink>
    </Callout>
  );
}
