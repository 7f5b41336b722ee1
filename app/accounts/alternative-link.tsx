import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './alternative-link.module.css';

/** A question with the link that answers it, such as “No account yet? Sign up”. */
export function AlternativeLink({
  question,
  name,
  path,
}: {
  question: string;
  name: string;
  path: string;
}) {
  return (
    <p className={styles.way}>
      {question} <SiteLink to={path}>{name}</SiteLink>
    </p>
  );
}
