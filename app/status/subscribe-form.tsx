import { useState } from 'react';
import { Form } from '#app/forms/form.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { refusedBy } from '#app/forms/use-submission.ts';
import { onDemand } from '#app/request/on-demand.ts';
import { Button } from '#app/ui/button.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Loader } from '#app/ui/loader.tsx';
import { fill } from '#content/fill.ts';
import type { StatusWords } from '#content/pages/status/structure.ts';
import { emailMaxLength, emailPattern } from '#contract/email-address.ts';
import styles from './subscribe-form.module.css';

const calls = onDemand(() => import('./subscription-calls.ts'));

/** Subscribes a mail address; its owner must confirm before any mail is sent. */
export function SubscribeForm({ words }: { words: StatusWords['subscribe'] }) {
  const [sentTo, setSentTo] = useState('');
  const form = useForm({
    fields: ['email'],
    problems: ({ email }) =>
      email.length <= emailMaxLength && emailPattern.test(email.trim())
        ? []
        : [['email', 'status.email'] as const],
    messages: { 'status.email': words.invalid },
    noResponse: words.noResponse,
    send: async ({ email }) => {
      const refusal = await (await calls.load()).askToSubscribe(email.trim());
      if (refusal) return refusedBy(refusal);
      setSentTo(email.trim());
      return undefined;
    },
  });

  if (form.isDone)
    return (
      <div role="status">
        <p className={styles.sent} tabIndex={-1} ref={takeFocus}>
          <strong>{words.sent.heading}</strong> {fill(words.sent.sentence, { email: sentTo })}
        </p>
      </div>
    );

  return (
    <Form {...form.props} className={styles.form} onFocus={calls.prepare}>
      <TextField
        {...form.field('email')}
        type="email"
        autoComplete="email"
        label={words.label}
        placeholder={words.placeholder}
        maxLength={emailMaxLength}
        head={
          <Button
            type="submit"
            className={styles.submit}
            arrow={!form.isBusy}
            aria-disabled={form.isBusy || undefined}
          >
            {form.isBusy ? <Loader label={words.sending} /> : words.submit}
          </Button>
        }
      />
      {form.refused && <FailureNote message={form.refused.message} />}
    </Form>
  );
}

/** Focuses the note that replaces the form, whose focused button was removed. */
const takeFocus = (note: HTMLElement | null): void => note?.focus();
