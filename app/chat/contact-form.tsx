import { type FormEvent, useId, useState } from 'react';
import { FooterLine } from '#app/art/footer-line.tsx';
import { useLocale } from '#app/layout/locale.ts';
import { useLayout } from '#app/layout/use-layout.ts';
import { RequestCancelled, request } from '#app/request/client.ts';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { TextArea, TextField } from '#app/ui/field.tsx';
import { Loader } from '#app/ui/loader.tsx';
import { PacketButton } from '#app/ui/packet.tsx';
import { contactWords } from '#content/interface/contact.ts';
import {
  type ContactField,
  checkContactField,
  contactFieldNames,
  contactMaxLengths,
  sendContactMessage,
} from '#contract/contact.ts';
import { isAccepted } from '#contract/envelope.ts';
import styles from './contact-form.module.css';

type Sending =
  | { step: 'writing' }
  | { step: 'sending' }
  | { step: 'refused'; message: string }
  | { step: 'unreached' }
  | { step: 'sent' };

/** Each field is checked on every input and all four on submit. */
export function ContactForm({ onDone }: { onDone: () => void }) {
  const words = contactWords[useLocale()];
  const { contactAddress } = useLayout();
  const [checked, setChecked] = useState<Partial<Record<ContactField, boolean>>>({});
  const [sending, setSending] = useState<Sending>({ step: 'writing' });
  const id = useId();

  const check = (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const { name, value } = event.currentTarget;
    const field = contactFieldNames.find((known) => known === name);
    if (!field) return;
    setChecked({ ...checked, [field]: checkContactField(field, value) === undefined });
    if (sending.step !== 'writing') setSending({ step: 'writing' });
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const message = readFields(form);
    const results = Object.fromEntries(
      contactFieldNames.map((field) => [field, !checkContactField(field, message[field])]),
    );
    setChecked(results);
    const wrong = contactFieldNames.find((field) => !results[field]);
    if (wrong) return form.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
    if (sending.step === 'sending') return;

    setSending({ step: 'sending' });
    try {
      const reply = await request(sendContactMessage, message);
      setSending(isAccepted(reply) ? { step: 'sent' } : { step: 'refused', message: reply.msg });
    } catch (error) {
      if (error instanceof RequestCancelled) return;
      console.error('The contact message could not be sent.', error);
      setSending({ step: 'unreached' });
    }
  };

  if (sending.step === 'sent')
    return (
      <div className={styles.thanks} role="status">
        <FooterLine className={styles.line} />
        <h3 ref={takeFocus} tabIndex={-1}>
          {words.thanks.heading}
        </h3>
        <p>{words.thanks.sentence}</p>
        <PacketButton arrow onClick={onDone}>
          {words.thanks.done}
        </PacketButton>
      </div>
    );

  const fieldProps = (name: ContactField) => ({
    id: `${id}-${name}`,
    name,
    size: 'small' as const,
    label: words.fields[name].label,
    placeholder: words.fields[name].placeholder,
    maxLength: contactMaxLengths[name],
    valid: checked[name] === true,
    error: checked[name] === false ? words.fields[name].invalid : undefined,
    'aria-required': true,
    onInput: check,
  });

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.intro}>{words.intro}</p>
      <TextField {...fieldProps('fullName')} autoComplete="name" />
      <TextField {...fieldProps('email')} type="email" autoComplete="email" />
      <TextField {...fieldProps('phone')} type="tel" autoComplete="tel" />
      <TextArea {...fieldProps('message')} />
      <PacketButton
        type="submit"
        className={styles.submit}
        arrow={sending.step !== 'sending'}
        aria-disabled={sending.step === 'sending' || undefined}
      >
        {sending.step === 'sending' ? <Loader label={words.sending} /> : words.submit}
      </PacketButton>
      {sending.step === 'refused' && <FailureNote message={sending.message} />}
      {sending.step === 'unreached' && <FailureNote message={words.networkFailure} />}
      <p className={styles.instead}>
        {words.writeInstead} <a href={`mailto:${contactAddress}`}>{contactAddress}</a>
      </p>
    </form>
  );
}

/** The button that was pressed is gone with the form. */
const takeFocus = (heading: HTMLElement | null): void => heading?.focus();

function readFields(form: HTMLFormElement): Record<ContactField, string> {
  const data = new FormData(form);
  const text = (name: ContactField) => String(data.get(name) ?? '');
  return {
    fullName: text('fullName'),
    email: text('email'),
    phone: text('phone'),
    message: text('message'),
  };
}
