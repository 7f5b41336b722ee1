import { type FormEvent, useId, useState } from 'react';
import { useLocale } from '#app/layout/locale.ts';
import { onDemand } from '#app/request/on-demand.ts';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { TextField } from '#app/ui/field.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { useVisit } from '#app/visit/visit.ts';
import { fieldErrorWords } from '#content/interface/field-errors.ts';
import {
  asksForCompanyName,
  sendsCompanyAddress,
  signUpWords,
} from '#content/interface/sign-up.ts';
import { pagePath } from '#content/site-map.ts';
import { accountMaxLengths } from '#contract/account-rules.ts';
import type { Country } from '#contract/accounts.ts';
import { CountryField } from './country-field.tsx';
import type { SignUpInput } from './sign-up.ts';
import { businessTypeOf, type SignUpField, signUpProblem, textProblem } from './sign-up-checks.ts';
import styles from './sign-up-form.module.css';
import { Step } from './step.tsx';
import { SubmitButton } from './submit-button.tsx';
import { textOf } from './text-of.ts';
import { useSubmission } from './use-submission.ts';

/** What was sent and the token that came back: enough to send it again or go on by phone. */
export type SignUpSent = { token: string; input: SignUpInput };

const calls = onDemand(() => import('./sign-up.ts'));

export function SignUpForm({ onSent }: { onSent: (sent: SignUpSent) => void }) {
  const locale = useLocale();
  const words = signUpWords[locale];
  const messages = fieldErrorWords[locale];
  const { resource } = useVisit();
  const id = useId();
  const [country, setCountry] = useState<Country>();
  const [wrong, setWrong] = useState<Partial<Record<SignUpField, boolean>>>({});
  const { submit, isBusy, refusal, forget } = useSubmission(words.unreached);

  const mark = (field: SignUpField, isWrong: boolean) => {
    setWrong((known) => ({ ...known, [field]: isWrong }));
    forget();
  };

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = {
      email: textOf(form, 'email').trim(),
      firstName: textOf(form, 'firstName').trim(),
      lastName: textOf(form, 'lastName').trim(),
      companyName: textOf(form, 'companyName').trim(),
    };
    const problem = signUpProblem({
      ...typed,
      country: country?.id,
      agreed: textOf(form, 'terms') !== '',
    });
    setWrong(problem ? { [problem]: true } : {});
    if (problem || !country) {
      document.getElementById(`${id}-${problem}`)?.focus();
      return;
    }
    const businessType = businessTypeOf(resource);
    const input = {
      ...typed,
      countryId: country.id,
      ...(sendsCompanyAddress[locale] && { companyAddress: '' }),
      ...(businessType !== undefined && { businessType }),
    };
    await submit(async () => {
      const { signUpFirst } = await calls.load();
      const outcome = await signUpFirst(input);
      if ('refusal' in outcome) return outcome.refusal;
      onSent({ token: outcome.token, input });
      return undefined;
    });
  };

  const text = (field: 'email' | 'firstName' | 'lastName' | 'companyName') => ({
    id: `${id}-${field}`,
    name: field,
    label: words[field],
    placeholder: ' ',
    maxLength: accountMaxLengths[field],
    error: wrong[field] ? messages[`signUp.${field}`] : undefined,
    valid: wrong[field] === false,
    onInput: (event: FormEvent<HTMLInputElement>) =>
      mark(field, textProblem(event.currentTarget.value)),
  });

  return (
    <form className={styles.form} onFocus={calls.prepare} onSubmit={send} noValidate>
      <Step>
        <TextField {...text('email')} type="email" autoComplete="email" />
      </Step>
      <Step>
        <CountryField
          id={`${id}-country`}
          words={words.country}
          chosen={country}
          error={wrong.country ? messages['signUp.country'] : undefined}
          onChoose={(chosen) => {
            setCountry(chosen);
            mark('country', false);
          }}
        />
      </Step>
      <Step>
        <div className={styles.pair}>
          <TextField {...text('firstName')} autoComplete="given-name" />
          <TextField {...text('lastName')} autoComplete="family-name" />
        </div>
      </Step>
      <Step>
        <TextField
          {...text('companyName')}
          autoComplete="organization"
          onInput={(event) =>
            mark(
              'companyName',
              asksForCompanyName[locale] && textProblem(event.currentTarget.value),
            )
          }
        />
      </Step>
      <Step>
        <Checkbox
          className={styles.agree}
          id={`${id}-terms`}
          name="terms"
          aria-invalid={wrong.terms || undefined}
          aria-describedby={wrong.terms ? `${id}-terms-note` : undefined}
          onChange={(event) => mark('terms', !event.currentTarget.checked)}
        >
          <span>
            {words.agree.before}
            <SiteLink to={pagePath('privacy-policy', locale)} target="_blank">
              {words.agree.privacy}
            </SiteLink>
            {words.agree.between}
            <SiteLink to={pagePath('terms-services', locale)} target="_blank">
              {words.agree.terms}
            </SiteLink>
            {words.agree.after}
          </span>
        </Checkbox>
        {wrong.terms && (
          <p id={`${id}-terms-note`} className={styles.error}>
            {messages['signUp.terms']}
          </p>
        )}
      </Step>
      <Step last refused={refusal !== undefined}>
        <SubmitButton label={words.submit} busyLabel={words.submitting} isBusy={isBusy} />
      </Step>
      {refusal && <FailureNote message={refusal} />}
    </form>
  );
}
