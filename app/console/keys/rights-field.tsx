import { Checkbox } from '#app/ui/checkbox.tsx';
import { useWords } from '#app/words/use-words.ts';
import { type KeyRight, keyRights } from '#contract/documented-api.ts';
import styles from './rights-field.module.css';

/** What a key may do. A wrong choice is told under it; the first box takes the focus then. */
export function RightsField({
  chosen,
  field,
}: {
  chosen: readonly KeyRight[];
  field: {
    id: string;
    name: string;
    error: string | undefined;
    onInput: (event: { currentTarget: { value: string } }) => void;
  };
}) {
  const { form } = useWords('consoleKeys');
  const noteId = `${field.id}-note`;
  return (
    <fieldset className={styles.rights} aria-describedby={field.error ? noteId : undefined}>
      <legend>{form.rights}</legend>
      {keyRights.map((right, place) => (
        <Checkbox
          key={right}
          id={place === 0 ? field.id : undefined}
          className={styles.right}
          name={field.name}
          value={right}
          defaultChecked={chosen.includes(right)}
          aria-invalid={field.error ? true : undefined}
          onInput={field.onInput}
        >
          <span>
            <b>{form.rightNames[right]}</b>
            <small>{form.rightHints[right]}</small>
          </span>
        </Checkbox>
      ))}
      {field.error && (
        <p id={noteId} role="alert">
          {field.error}
        </p>
      )}
    </fieldset>
  );
}

export function chosenRights(form: HTMLFormElement, name: string): KeyRight[] {
  const chosen = new FormData(form).getAll(name);
  return keyRights.filter((right) => chosen.includes(right));
}
