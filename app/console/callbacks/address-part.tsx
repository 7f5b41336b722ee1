import { useState } from 'react';
import { Form } from '#app/forms/form.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { refusedBy } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { Button } from '#app/ui/button.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { TextField } from '#app/ui/field.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { useWords } from '#app/words/use-words.ts';
import { setCallbackUrl } from '#contract/callbacks.ts';
import type { GatewayState } from '#contract/developer-fields.ts';
import { isAccepted } from '#contract/envelope.ts';
import { useReauthenticated } from '../dialogs/use-reauthenticated.ts';
import styles from './address-part.module.css';

/** The callback URL. `onTyped` reports unsaved input, which disables the test. */
export function AddressPart({
  url,
  mayManage,
  gateway = 'none',
  onTyped,
  onSaved,
}: {
  url: string | null;
  mayManage: boolean;
  gateway?: GatewayState | undefined;
  onTyped: (isSaved: boolean) => void;
  onSaved: () => void;
}) {
  const { address: words, confirmations } = useWords('consoleCallbacks');
  const { soon } = useWords('console').gateway;
  const reauthenticated = useReauthenticated();
  const [saved, setSaved] = useState(url ?? '');
  const form = useForm({
    fields: ['url'],
    problems: ({ url: typed }) =>
      typed.trim() === '' || URL.canParse(typed.trim()) ? [] : [['url', 'callback.url']],
    messages: useWords('fieldErrors'),
    noResponse: useWords('console').noResponse,
    send: async ({ url: typed }) => {
      if (typed.trim() === saved) {
        showToast(words.unchanged);
        return undefined;
      }
      const reply = await reauthenticated(confirmations.address, () =>
        request(setCallbackUrl, { url: typed }),
      );
      if (!isAccepted(reply)) {
        if (reply.code !== 'callback.url') return refusedBy(reply);
        form.say('url', reply.msg);
        return undefined;
      }
      setSaved(typed.trim());
      onTyped(true);
      onSaved();
      const done = typed.trim() === '' ? words.removed : words.done;
      showToast({ heading: words.saved, sentence: gateway === 'none' ? done : soon });
      return undefined;
    },
  });
  const field = form.field('url');

  if (!mayManage)
    return (
      <p className={styles.shown}>
        <span>{words.label}</span>
        <code>{url ?? words.none}</code>
      </p>
    );

  return (
    <Form {...form.props} className={styles.form}>
      <TextField
        {...field}
        onInput={(event) => {
          field.onInput(event);
          onTyped(event.currentTarget.value.trim() === saved);
        }}
        label={words.label}
        hint={words.hint}
        defaultValue={url ?? ''}
        type="url"
        inputMode="url"
        className={styles.url}
        autoComplete="off"
        spellCheck={false}
      />
      <div>
        <Button type="submit" aria-disabled={form.isBusy || undefined}>
          {form.isBusy ? words.saving : words.save}
        </Button>
      </div>
      {form.refused && <FailureNote message={form.refused.message} />}
    </Form>
  );
}
