import actions from '#app/ui/actions.module.css';
import { classNames } from '#app/ui/class-names.ts';
import type { TryWords } from '#content/interface/try.ts';
import type { TryCall } from '#documents/try/try-call.ts';
import link from '../link.module.css';
import { tried as triedIds } from '../reader/ids.ts';
import { keyOf } from '../run/form-values.ts';
import type { useTry } from '../run/use-try.ts';
import { FormField, fieldId } from '../try/form-field.tsx';
import { SendButton, useMaySend } from '../try/send-button.tsx';
import styles from './start.module.css';

/** The first call with its recipient as the only field; the Try it panel has all of them. */
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
      <p className={classNames(actions.actions, styles.actions)}>
        <SendButton words={words} tried={tried} />
        <button
          type="button"
          className={classNames(link.link, styles.link)}
          aria-haspopup="dialog"
          {...{ [triedIds.button]: call.id }}
        >
          {words.start.allFields}
        </button>
      </p>
    </form>
  );
}
