import styles from './breadcrumb.module.css';
import { SiteLink } from './site-link.tsx';

/** Breadcrumb; its last step is the page itself. The build derives structured data from it. */
export function Breadcrumb({
  label,
  steps,
}: {
  label: string;
  steps: readonly { name: string; path?: string }[];
}) {
  return (
    <nav aria-label={label} data-breadcrumb>
      <ol className={styles.steps}>
        {steps.map(({ name, path }, index) => (
          <li key={name} aria-current={index === steps.length - 1 ? 'page' : undefined}>
            {path ? <SiteLink to={path}>{name}</SiteLink> : name}
          </li>
        ))}
      </ol>
    </nav>
  );
}
