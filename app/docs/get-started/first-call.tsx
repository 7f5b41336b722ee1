import type { TryWords } from '#content/interface/try.ts';
import type { TryCall } from '#documents/try/try-call.ts';
import { tried as triedIds } from '../reader/ids.ts';
import { FormField, fieldId } from '../try/form-field.tsx';
import { keyOf } from '../try/form-values.ts';
import { SendButton, useMaySend } from '../try/send-button.tsx';
import type { useTry } from '../try/use-try.ts';
import styles from './start.module.css';

/** The smallest form of a call: to whom, and Send. The panel has all of it. */
export function FirstCall({
  call,
  words,
  tried,
}: {
  call: TryCall;
  words: TryWords;
  tried: ReturnType<typeof useTry>;
}) {
  const { form, change, problems } = tried;
  const maySend = useMaySend(tried);
  const recipient = call.fields.find(({ hasOutcomes }) => hasOutcomes);
  if (!recipient) return null;
  const key = keyOf(recipient);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (maySend && !tried.submit(false))
          document.getElementById(fieldId(recipient, 'start'))?.focus();
      }}
    >
      <FormField
        call={call}
        field={recipient}
        form="start"
        value={form.values[key] ?? ''}
        file={undefined}
        problem={problems.get(key)}
        words={words}
        onChange={(value) => change({ values: { ...form.values, [key]: value } })}
        onFile={() => undefined}
      />
      <p className={styles.actions}>
        <SendButton words={words} tried={tried} />
        <button
          type="button"
          className={styles.link}
          aria-haspopup="dialog"
          {...{ [triedIds.packet]: call.id }}
        >
          {words.start.allFields}
        </button>
      </p>
    </form>
  );
}
