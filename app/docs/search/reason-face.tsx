import { useLocaleSettings } from '#app/words/use-locale-settings.ts';
import type { ReasonCard, ReasonCase } from '#content/reasons.ts';
import tag from '../tag.module.css';
import styles from './reason-face.module.css';

/** The card of a status or reason: one meaning with its facts, or several in short. */
export function ReasonFace({ card: { name, cases } }: { card: ReasonCard }) {
  const [only, ...others] = cases;
  if (!only || others.length > 0)
    return (
      <>
        <p className={styles.name}>
          <b>{name}</b>
        </p>
        {cases.map((one) => (
          <Meaning key={one.products[0]?.path + one.means} one={one} />
        ))}
      </>
    );
  return (
    <>
      <p className={styles.name}>
        <b>{name}</b> <span>{only.states.join(' ')}</span> <em className={tag.tag}>{only.tag}</em>
      </p>
      <p className={styles.what}>{only.means}</p>
      <dl className={styles.facts}>
        {only.facts.map((fact) => (
          <div key={fact.name}>
            <dt>{fact.name}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Meaning({ one }: { one: ReasonCase }) {
  const { dot } = useLocaleSettings();
  return (
    <div className={styles.meaning}>
      <p className={styles.line}>
        <span>{one.products.map(({ name }) => name).join(dot)}</span>{' '}
        <em className={tag.tag}>{one.tag}</em>
      </p>
      <p className={styles.what}>{one.means}</p>
      <p>{[one.whose, one.aside].filter(Boolean).join(dot)}</p>
    </div>
  );
}
