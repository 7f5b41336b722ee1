import type { ReasonCard, ReasonCase } from '#content/reasons.ts';
import styles from './reason-notes.module.css';
import { SiteLink } from './site-link.tsx';

/** Statuses and reasons in short, each with a link to its card. */
export const ReasonNotes = ({ cards }: { cards: readonly ReasonCard[] }) =>
  cards.length > 0 && (
    <ul className={styles.notes}>
      {cards.map(({ name, path, cases }) => (
        <li key={name}>
          {cases.slice(0, 1).map((one) => (
            <Note key={one.means} name={name} path={path} one={one} />
          ))}
        </li>
      ))}
    </ul>
  );

const Note = ({ name, path, one }: { name: string; path: string; one: ReasonCase }) => (
  <>
    <p className={styles.name}>
      <SiteLink to={path}>{name}</SiteLink>
      <span>{one.states.join(' ')}</span>
      <em>{one.tag}</em>
    </p>
    <p>{one.means}</p>
    <p className={styles.quiet}>
      {one.whose && <span>{one.whose}</span>}
      {one.aside && <span>{one.aside}</span>}
    </p>
  </>
);
