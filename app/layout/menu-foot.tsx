import { ArrowIcon } from '#app/art/signs.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { useLayout } from '#app/words/use-layout.ts';
import styles from './menu-foot.module.css';

export function MenuFoot() {
  return (
    <ul className={styles.foot}>
      {useLayout().menuFoot.map(({ path, name }) => (
        <li key={path}>
          <SiteLink to={path}>
            {name}
            <ArrowIcon />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
