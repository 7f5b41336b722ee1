import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './developer-menu.module.css';
import { useLayout } from './use-layout.ts';

export function DeveloperMenu() {
  return (
    <ul className={styles.stops}>
      {useLayout().developer.map(({ path, name }) => (
        <li key={path}>
          <SiteLink to={path}>{name}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
