import { type FormEvent, useId, useState } from 'react';
import { textOf } from '#app/accounts/text-of.ts';
import { useSubmission } from '#app/accounts/use-submission.ts';
import { useLocale } from '#app/layout/locale.ts';
import { request } from '#app/request/client.ts';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { TextField } from '#app/ui/field.tsx';
import { PacketButton } from '#app/ui/packet.tsx';
import { consoleWords } from '#content/interface/console.ts';
import { consoleAccountWords } from '#content/interface/console-account.ts';
import { fieldErrorWords } from '#content/interface/field-errors.ts';
import { problemWith, signUpFields } from '#contract/account-fields.ts';
import { accountMaxLengths } from '#contract/account-rules.ts';
import { updateOwnDetails } from '#contract/console.ts';
import { isAccepted } from '#contract/envelope.ts';
import type { FieldErrorCode } from '#contract/errors.ts';
import styles from './console-form.module.css';
import type { OwnDetailsData } from './own-details.tsx';
import { useInSession } from './use-in-session.ts';

const fields = ['firstName', 'lastName', 'companyName'] as const;
type Field = (typeof fields)[number];

export function DetailsForm({
  details,
  onSaved,
  onCancel,
}: {
  details: OwnDetailsData;
  onSaved: () => void;
  onCancel: () => void;
}) {
  const locale = useLocale();
  const words = consoleAccountWords[locale].details;
  const messages = fieldErrorWords[locale];
  const id = useId();
  const inSession = useInSession();
  const [wrong, setWrong] = useState<Partial<Record<Field, FieldErrorCode>>>({});
  const { submit, isBusy, refusal, forget } = useSubmission(consoleWords[locale].unreached);

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const input = {
      firstName: textOf(form, 'firstName'),
      lastName: textOf(form, 'lastName'),
      companyName: textOf(form, 'companyName'),
    };
    const problems = fields.flatMap((field) => {
      const code = problemWith(signUpFields[field], input[field]);
      return code ? [[field, code] as const] : [];
    });
    setWrong(Object.fromEntries(problems));
    if (problems[0]) return form.querySelector<HTMLElement>(`[name=${problems[0][0]}]`)?.focus();
    await submit(async () => {
      const reply = await inSession(request(updateOwnDetails, input));
      if (!isAccepted(reply)) return reply.msg;
      onSaved();
      return undefined;
    });
  };

  return (
    <form onSubmit={save} noValidate className={styles.form}>
      {fields.map((field) => {
        const code = wrong[field];
        return (
          <TextField
            key={field}
            id={`${id}-${field}`}
            name={field}
            label={words[field]}
            defaultValue={details[field] ?? ''}
            maxLength={accountMaxLengths[field]}
            error={code && messages[code]}
            onInput={() => {
              setWrong({ ...wrong, [field]: undefined });
              forget();
            }}
          />
        );
      })}
      <div className={styles.actions}>
        <PacketButton type="submit" aria-disabled={isBusy || undefined}>
          {isBusy ? words.saving : words.save}
        </PacketButton>
        <PacketButton variant="outline" onClick={onCancel}>
          {words.cancel}
        </PacketButton>
      </div>
      {refusal && <FailureNote message={refusal} />}
    </form>
  );
}
