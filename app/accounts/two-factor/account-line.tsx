import { useLayout } from '#app/words/use-layout.ts';
import { useWords } from '#app/words/use-words.ts';
import styles from './account-line.module.css';
import { ringLetters } from './ring-letters.ts';

/** The account that is logging in, and a button to use another. */
export function AccountLine({
  names,
  onChange,
}: {
  names: readonly string[];
  onChange: () => void;
}) {
  const { notYou } = useWords('twoFactor');
  const { separator } = useLayout().signedIn;
  return (
    <div className={styles.who}>
      <span className={styles.ring} aria-hidden="true">
        {ringLetters(names[0] ?? '')}
      </span>
      <p>
        <b>{names.join(separator)}</b>
        <button type="button" onClick={onChange}>
          {notYou}
        </button>
      </p>
    </div>
  );
}
