import type { MouseEvent } from 'react';
import line from '#app/ui/line.module.css';
import { SiteLink } from '#app/ui/site-link.tsx';
import { withoutHydration } from '#app/ui/without-hydration.tsx';
import { useLayout } from '#app/words/use-layout.ts';
import { usePath } from '#app/words/use-path.ts';
import styles from './industry-menu.module.css';
import { scrollToTopOfSamePage } from './scroll-to-top.ts';

const IndustryObject = withoutHydration(() =>
  import('#app/art/industry-objects.tsx').then((module) => module.IndustryObject),
);

/** Industries as objects that stand on a line. */
export function IndustryMenu() {
  const current = usePath();
  return (
    <ul className={styles.line}>
      {useLayout().industries.map(({ id, path, name, line: sentence }) => (
        <li key={id}>
          <SiteLink
            to={path}
            className={line.stop}
            aria-current={path === current ? 'page' : undefined}
            onClick={(event: MouseEvent) => scrollToTopOfSamePage(event, path, current)}
          >
            <IndustryObject industry={id} className={styles.object} />
            <span className={styles.name}>{name}</span>
            <small>{sentence}</small>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
