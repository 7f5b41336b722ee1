import styles from './follow-links.module.css';

/** Addresses for programs: plain links, since no page lies behind them. */
export function FollowLinks({
  label,
  links,
}: {
  label: string;
  links: readonly { path: string; name: string }[];
}) {
  return (
    <ul className={styles.links} aria-label={label}>
      {links.map(({ path, name }) => (
        <li key={path}>
          <a href={path}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
