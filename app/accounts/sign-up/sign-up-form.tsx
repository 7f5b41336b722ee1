import { useState } from 'react';
import { Form } from '#app/forms/form.tsx';
import { readFields } from '#app/forms/read-fields.ts';
import { useForm } from '#app/forms/use-form.ts';
import { onDemand } from '#app/request/on-demand.ts';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { TextField } from '#app/ui/field.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { useVisit } from '#app/visit/visit.ts';
import { useLocaleSettings } from '#app/words/use-locale-settings.ts';
import { usePagePath } from '#app/words/use-page-path.ts';
import { useWords } from '#app/words/use-words.ts';
import { accountMaxLengths } from '#contract/account-rules.ts';
import { CountryField } from '../fields/country-field.tsx';
import { SubmitButton } from '../fields/submit-button.tsx';
import { Step } from '../step.tsx';
import { keepSentSignUp } from './sent-sign-up.ts';
import { businessTypeOf, isBlank, signUpFields, signUpProblems } from './sign-up-checks.ts';
import { dropDraft, keepDraft, signUpDraft } from './sign-up-draft.ts';
import styles from './sign-up-form.module.css';

const calls = onDemand(() => import('./sign-up.ts'));

/** `again`: the address was wrong, all else is there. */
export function SignUpForm({ again }: { again: boolean }) {
  const words = useWords('signUp');
  const { asksForCompanyName, sendsCompanyAddress } = useLocaleSettings();
  const pagePath = usePagePath();
  const { resource } = useVisit();
  const [draft] = useState(signUpDraft);
  const [country, setCountry] = useState(draft.country);

  const form = useForm({
    fields: signUpFields,
    problems: signUpProblems,
    whileTyping: (field, value) =>
      isBlank(value) && (field !== 'companyName' || asksForCompanyName) ? `signUp.${field}` : true,
    messages: useWords('fieldErrors'),
    unreached: words.unreached,
    send: async ({ email, firstName, lastName, companyName, country: countryId }) => {
      const businessType = businessTypeOf(resource);
      const input = {
        email: email.trim(),
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        companyName: companyName.trim(),
        countryId: Number(countryId),
        ...(sendsCompanyAddress && { companyAddress: '' }),
        ...(businessType !== undefined && { businessType }),
      };
      const { signUpFirst } = await calls.load();
      const outcome = await signUpFirst(input);
      if ('refused' in outcome) return outcome.refused;
      if (country) keepSentSignUp({ token: outcome.token, input, country });
      dropDraft();
      return undefined;
    },
  });

  const text = (field: 'email' | 'firstName' | 'lastName' | 'companyName') => ({
    ...form.field(field),
    label: words[field],
    placeholder: ' ',
    maxLength: accountMaxLengths[field],
    defaultValue: draft.values?.[field],
  });
  const terms = form.field('terms');
  const termsNote = `${terms.id}-note`;

  return (
    <Form
      {...form.props}
      className={styles.form}
      onFocus={calls.prepare}
      onInput={({ currentTarget }) =>
        keepDraft({ values: readFields(currentTarget, signUpFields) })
      }
    >
      <Step>
        <TextField
          {...text('email')}
          type="email"
          autoComplete="email"
          ref={again ? takeOver : undefined}
        />
      </Step>
      <Step>
        <CountryField
          id={form.field('country').id}
          name="country"
          words={words.country}
          chosen={country}
          error={form.field('country').error}
          onChoose={(chosen) => {
            setCountry(chosen);
            keepDraft({ country: chosen });
            form.onInput('country', String(chosen.id));
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
        <TextField {...text('companyName')} autoComplete="organization" />
      </Step>
      <Step>
        <Checkbox
          className={styles.agree}
          id={terms.id}
          name="terms"
          defaultChecked={draft.values?.terms === 'on'}
          aria-invalid={terms.error !== undefined || undefined}
          aria-describedby={terms.error && termsNote}
          onChange={({ currentTarget }) => form.onInput('terms', currentTarget.checked ? 'on' : '')}
        >
          <span>
            {words.agree.before}
            <SiteLink to={pagePath('privacy-policy')} target="_blank">
              {words.agree.privacy}
            </SiteLink>
            {words.agree.between}
            <SiteLink to={pagePath('terms-services')} target="_blank">
              {words.agree.terms}
            </SiteLink>
            {words.agree.after}
          </span>
        </Checkbox>
        {terms.error && (
          <p id={termsNote} className={styles.error}>
            {terms.error}
          </p>
        )}
      </Step>
      <Step last refused={form.refused !== undefined}>
        <SubmitButton label={words.submit} busyLabel={words.submitting} isBusy={form.isBusy} />
      </Step>
      {form.refused && <FailureNote message={form.refused.message} />}
    </Form>
  );
}

/** The address is what is to be changed. */
function takeOver(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}
