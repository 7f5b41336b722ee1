import { useState } from 'react';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { ExpandIcon } from '#app/ui/expand-icon.tsx';
import { fill } from '#content/fill.ts';
import type { TryWords } from '#content/interface/try.ts';
import type { TryField } from '#documents/try/form-fields.ts';
import type { TryCall } from '#documents/try/try-call.ts';
import { keyOf } from '../run/form-values.ts';
import { idempotencyHeader } from '../run/header-names.ts';
import { SessionNote } from '../run/session-note.tsx';
import type { useTry } from '../run/use-try.ts';
import { CopyAs } from './copy-as.tsx';
import { ErrorChoice } from './error-choice.tsx';
import { FormField, fieldId } from './form-field.tsx';
import { SendButton, useMaySend } from './send-button.tsx';
import styles from './try-form.module.css';

/** The form of a call: fields, the error to force, and buttons to send and copy. */
export function TryForm({
  call,
  words,
  tried,
  onSend,
}: {
  call: TryCall;
  words: TryWords;
  tried: ReturnType<typeof useTry>;
  onSend: (isAnyway: boolean) => boolean;
}) {
  const { form, change, problems, marks, practice } = tried;
  const maySend = useMaySend(tried);
  const fields = call.fields.filter(
    ({ name, place }) => !(form.keysInBody && place === 'header' && name === idempotencyHeader),
  );
  const open = fields.filter(({ isOpen }) => isOpen);
  const folded = fields.filter(({ isOpen }) => !isOpen);

  // Opens for an invalid field, and stays open once that is corrected.
  const [isMoreOpen, setMoreOpen] = useState(false);
  if (!isMoreOpen && folded.some((field) => marks.has(keyOf(field)))) setMoreOpen(true);

  const submit = () => {
    if (!maySend || onSend(false)) return;
    // The fold of an invalid field opens with the next render.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('[id^="try-"][aria-invalid]')?.focus(),
    );
  };
  const draw = (field: TryField) => (
    <FormField
      key={fieldId(field)}
      call={call}
      field={field}
      value={form.values[keyOf(field)] ?? ''}
      file={form.files[keyOf(field)]}
      problem={marks.get(keyOf(field))}
      words={words}
      onChange={(value) => change({ values: { ...form.values, [keyOf(field)]: value } })}
      onFile={(file) => {
        const { [keyOf(field)]: _, ...others } = form.files;
        change({ files: file ? { ...others, [keyOf(field)]: file } : others });
      }}
    />
  );
  const { one, other } = words.invalid;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={styles.fields}>
        <SessionNote words={words} practice={practice} onRenew={tried.renew} />
        <div className={styles.pairs}>{open.map(draw)}</div>
        {folded.length > 0 && (
          <details
            className={styles.more}
            open={isMoreOpen}
            onToggle={({ currentTarget }) => setMoreOpen(currentTarget.open)}
          >
            <summary>
              <ExpandIcon className={styles.sign} />
              {fill(folded.length === 1 ? words.moreFields.one : words.moreFields.other, {
                count: words.counts[folded.length - 1] ?? folded.length,
              })}
              <code>{folded.map(({ name }) => name).join(' ')}</code>
            </summary>
            <div className={styles.pairs}>{folded.map(draw)}</div>
          </details>
        )}
        {call.keysInBody && (
          <Checkbox
            className={styles.keys}
            checked={form.keysInBody ?? false}
            onChange={({ target }) => change({ keysInBody: target.checked })}
          >
            {words.keysInBody}
          </Checkbox>
        )}
        <ErrorChoice
          call={call}
          answer={form.answer}
          words={words.ask}
          onChange={(answer) => change({ answer })}
        />
      </div>
      <div className={styles.foot}>
        {problems.size > 0 && (
          <p className={styles.sum} role="alert">
            {fill(problems.size === 1 ? one : other, { count: problems.size })}{' '}
            <button type="button" onClick={() => onSend(true)}>
              {words.sendAnyway}
            </button>
          </p>
        )}
        <SendButton words={words} tried={tried} />
        <CopyAs call={call} form={form} practice={practice} words={words.copy} />
      </div>
    </form>
  );
}
