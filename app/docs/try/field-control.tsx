import type { TryWords } from '#content/interface/try.ts';
import type { TryField } from '#documents/try/form-fields.ts';
import { idempotencyHeader } from '../run/header-names.ts';
import { Chevron } from './chevron.tsx';
import styles from './field.module.css';
import { noted } from './field-frame.tsx';

/** The input, text area, list or file chooser of a field. */
export function FieldControl({
  id,
  field,
  value,
  file,
  problem,
  hint,
  words,
  onChange,
  onFile,
}: {
  id: string;
  field: TryField;
  value: string;
  file: File | undefined;
  problem: string | undefined;
  hint: string | undefined;
  words: TryWords;
  onChange: (value: string) => void;
  onFile: (file: File | undefined) => void;
}) {
  const isKey = field.place === 'header' && field.name === idempotencyHeader;
  const common = {
    id,
    value,
    placeholder: isKey ? words.freshKey : field.about,
    spellCheck: field.kind === 'long-text',
    autoComplete: 'off',
    ...noted(id, problem, hint),
  };
  switch (field.kind) {
    case 'long-text':
    case 'json':
      return (
        <textarea
          {...common}
          data-code={field.kind === 'json' ? '' : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'choice':
    case 'yes-no':
      return (
        <>
          <select
            {...noted(id, problem)}
            id={id}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          >
            {(field.need !== 'required' || value === '') && <option value="">–</option>}
            {choicesOf(field, value).map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
          <Chevron />
        </>
      );
    case 'file':
      return (
        <>
          <span className={styles.fileName} aria-hidden="true">
            {file?.name}
          </span>
          <span className={styles.choose} aria-hidden="true">
            {words.chooseFile}
          </span>
          <input
            {...noted(id, problem, hint)}
            id={id}
            type="file"
            onChange={({ target }) => onFile(target.files?.[0])}
          />
        </>
      );
    default:
      return (
        <input
          {...common}
          inputMode={field.kind === 'number' ? 'numeric' : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      );
  }
}

/** The values of a list, and another one that the address of the page gave. */
function choicesOf({ choices }: TryField, value: string): string[] {
  const listed = (choices ?? ['true', 'false']).map(String);
  return value === '' || listed.includes(value) ? listed : [value, ...listed];
}
