import styles from './follow-links.module.css';

/** Links to feeds; plain anchors, since the router has no page for them. */
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
