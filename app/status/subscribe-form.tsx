import { type FormEvent, useId, useState } from 'react';
import * as z from 'zod/mini';
import { request } from '#app/request/client.ts';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Loader } from '#app/ui/loader.tsx';
import { PacketButton } from '#app/ui/packet.tsx';
import { fill } from '#content/fill.ts';
import type { StatusWords } from '#content/pages/status/structure.ts';
import { emailMaxLength } from '#contract/email-address.ts';
import { subscribe, subscriberEmail } from '#contract/status.ts';
import styles from './subscribe-form.module.css';
import { useErrand } from './use-errand.ts';

/** Asks for an address; nothing comes to it before its owner has confirmed. */
export function SubscribeForm({ words }: { words: StatusWords['subscribe'] }) {
  const id = useId();
  const [isWrong, setWrong] = useState(false);
  const [sentTo, setSentTo] = useState('');
  const { errand, run } = useErrand();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('email');
    if (!(field instanceof HTMLInputElement)) return;
    const email = z.safeParse(subscriberEmail, field.value);
    setWrong(!email.success);
    if (!email.success) return field.focus();
    setSentTo(email.data);
    void run(() => request(subscribe, { email: email.data }));
  };

  if (errand.step === 'done')
    return (
      <div role="status">
        <p className={styles.sent} tabIndex={-1} ref={takeFocus}>
          <strong>{words.sent.heading}</strong> {fill(words.sent.sentence, { email: sentTo })}
        </p>
      </div>
    );

  const isBusy = errand.step === 'busy';
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        id={id}
        name="email"
        type="email"
        autoComplete="email"
        label={words.label}
        placeholder={words.placeholder}
        maxLength={emailMaxLength}
        error={isWrong ? words.invalid : undefined}
        onInput={() => setWrong(false)}
        head={
          <PacketButton
            type="submit"
            className={styles.submit}
            arrow={!isBusy}
            aria-disabled={isBusy || undefined}
          >
            {isBusy ? <Loader label={words.sending} /> : words.submit}
          </PacketButton>
        }
      />
      {errand.step === 'refused' && <FailureNote message={errand.message || words.unreached} />}
    </form>
  );
}

/** The button that was pressed is gone with the form. */
const takeFocus = (note: HTMLElement | null): void => note?.focus();
