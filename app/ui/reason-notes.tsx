import { useLocaleSettings } from '#app/words/use-locale-settings.ts';
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

function Note({ name, path, one }: { name: string; path: string; one: ReasonCase }) {
  const { dot } = useLocaleSettings();
  return (
    <>
      <p className={styles.name}>
        <SiteLink to={path}>{name}</SiteLink>
        <span>{one.states.join(' ')}</span>
        <em>{one.tag}</em>
      </p>
      <p>{one.means}</p>
      <p className={styles.quiet}>{[one.whose, one.aside].filter(Boolean).join(dot)}</p>
    </>
  );
}
