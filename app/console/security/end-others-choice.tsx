import { Checkbox } from '#app/ui/checkbox.tsx';
import { useWords } from '#app/words/use-words.ts';
import styles from './change-password.module.css';

/** What else is wished for when a second step is added. */
export type AddedWishes = { endOthers: boolean };

const name = 'endOthers';

/** Whoever is logged in elsewhere never met the new second step. */
export const EndOthersChoice = () => (
  <Checkbox className={styles.choice} name={name}>
    {useWords('consoleSecurity').sessions.alsoEndOthers}
  </Checkbox>
);

export const wishesOf = (form: HTMLFormElement | null): AddedWishes => ({
  endOthers: form !== null && new FormData(form).has(name),
});
