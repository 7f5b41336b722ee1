import { FooterLine } from '#app/art/footer-line.tsx';
import { Form } from '#app/forms/form.tsx';
import { refusedFields } from '#app/forms/problems.ts';
import { useForm } from '#app/forms/use-form.ts';
import { refusedBy } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { Button } from '#app/ui/button.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { TextArea, TextField } from '#app/ui/field.tsx';
import { Loader } from '#app/ui/loader.tsx';
import { useLayout } from '#app/words/use-layout.ts';
import type { ContactWords } from '#content/interface/contact.ts';
import {
  type ContactField,
  checkContactField,
  contactFieldNames,
  contactMaxLengths,
  sendContactMessage,
} from '#contract/contact.ts';
import { isAccepted } from '#contract/envelope.ts';
import styles from './contact-form.module.css';

/** The contact form: each field is validated on input, all four on submit. */
export function ContactForm({
  words,
  message: asked,
  onDone,
}: {
  words: ContactWords;
  /** The first text of the message; what was typed stays. */
  message: string | undefined;
  onDone: () => void;
}) {
  const { contactAddress } = useLayout();
  const form = useForm({
    fields: contactFieldNames,
    problems: (message) =>
      refusedFields(contactFieldNames, (field) => checkContactField(field, message[field])),
    showsAllProblems: true,
    whileTyping: (field, value) => checkContactField(field, value) ?? true,
    messages: words.errors,
    noResponse: words.networkFailure,
    send: async (message) => {
      const reply = await request(sendContactMessage, message);
      return isAccepted(reply) ? undefined : refusedBy(reply);
    },
  });

  if (form.isDone)
    return (
      <div className={styles.thanks} role="status">
        <FooterLine className={styles.line} />
        <h3 ref={takeFocus} tabIndex={-1}>
          {words.thanks.heading}
        </h3>
        <p>{words.thanks.sentence}</p>
        <Button arrow onClick={onDone}>
          {words.thanks.done}
        </Button>
      </div>
    );

  const text = (name: ContactField) => ({
    ...form.field(name),
    ...words.fields[name],
    size: 'small' as const,
    maxLength: contactMaxLengths[name],
    'aria-required': true,
  });

  return (
    <Form {...form.props} className={styles.form}>
      <p className={styles.intro}>{words.intro}</p>
      <TextField {...text('fullName')} autoComplete="name" />
      <TextField {...text('email')} type="email" autoComplete="email" />
      <TextField {...text('phone')} type="tel" autoComplete="tel" />
      <TextArea {...text('message')} defaultValue={asked} />
      <Button
        type="submit"
        className={styles.submit}
        arrow={!form.isBusy}
        aria-disabled={form.isBusy || undefined}
      >
        {form.isBusy ? <Loader label={words.sending} /> : words.submit}
      </Button>
      {form.refused && <FailureNote message={form.refused.message} />}
      <p className={styles.instead}>
        {words.writeInstead} <a href={`mailto:${contactAddress}`}>{contactAddress}</a>
      </p>
    </Form>
  );
}

/** Focuses the heading that replaces the form, whose focused button was removed. */
const takeFocus = (heading: HTMLElement | null): void => heading?.focus();
