import { useWords } from '#app/words/use-words.ts';
import { type KeyRight, keyRights } from '#contract/documented-api.ts';
import { CheckLine } from '../check-line.tsx';
import { FieldGroup } from '../field-group.tsx';
import styles from './rights-field.module.css';

/** The rights of a key. An invalid choice is explained below; the first box gets the focus. */
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
    <FieldGroup legend={form.rights} describedBy={field.error ? noteId : undefined}>
      {keyRights.map((right, place) => (
        <CheckLine
          key={right}
          id={place === 0 ? field.id : undefined}
          label={form.rightNames[right]}
          hint={form.rightHints[right]}
          name={field.name}
          value={right}
          defaultChecked={chosen.includes(right)}
          aria-invalid={field.error ? true : undefined}
          onInput={field.onInput}
        />
      ))}
      {field.error && (
        <p id={noteId} className={styles.error} role="alert">
          {field.error}
        </p>
      )}
    </FieldGroup>
  );
}

export function chosenRights(form: HTMLFormElement, name: string): KeyRight[] {
  const chosen = new FormData(form).getAll(name);
  return keyRights.filter((right) => chosen.includes(right));
}
