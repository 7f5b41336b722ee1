import { useWords } from '#app/words/use-words.ts';
import { CheckLine } from '../check-line.tsx';

/** Options chosen while adding a second factor. */
export type AddedOptions = { endOthers: boolean };

const name = 'endOthers';

/** Offers to end the other sessions, which began without the new second factor. */
export const EndOthersChoice = () => (
  <CheckLine label={useWords('consoleSecurity').sessions.alsoEndOthers} name={name} />
);

export const readAddedOptions = (form: HTMLFormElement | null): AddedOptions => ({
  endOthers: form !== null && new FormData(form).has(name),
});
