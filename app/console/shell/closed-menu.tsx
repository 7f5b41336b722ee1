import { ButtonLink } from '#app/ui/button.tsx';
import { usePagePath } from '#app/words/use-page-path.ts';
import { useWords } from '#app/words/use-words.ts';
import { menuPages } from '#content/console-pages.ts';
import { fill } from '#content/fill.ts';
import type { MenuId } from '#contract/console-menus.ts';
import styles from './closed-menu.module.css';

/** In place of a page whose menu the employee may not see, with a link to one they may. */
export function ClosedMenu({ open }: { open: readonly MenuId[] }) {
  const words = useWords('console');
  const pagePath = usePagePath();
  const [first] = open;
  return (
    <div className={styles.note}>
      <h1>{words.closed.heading}</h1>
      <p>{words.closed.sentence}</p>
      {first && (
        <ButtonLink to={pagePath(menuPages[first][0])} arrow>
          {fill(words.closed.elsewhere, { menu: words.menus[first] })}
        </ButtonLink>
      )}
    </div>
  );
}
