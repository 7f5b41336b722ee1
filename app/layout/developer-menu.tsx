import line from '#app/ui/line.module.css';
import { SiteLink } from '#app/ui/site-link.tsx';
import { useLayout } from '#app/words/use-layout.ts';
import styles from './developer-menu.module.css';

export function DeveloperMenu() {
  return (
    <ul className={styles.stops}>
      {useLayout().developer.map(({ path, name }) => (
        <li key={path}>
          <SiteLink to={path} className={line.stop}>
            {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
