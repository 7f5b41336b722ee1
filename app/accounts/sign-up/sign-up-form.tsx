import { useState } from 'react';
import { Form } from '#app/forms/form.tsx';
import { readFields } from '#app/forms/read-fields.ts';
import { useForm } from '#app/forms/use-form.ts';
import { onDemand } from '#app/request/on-demand.ts';
import { TextField } from '#app/ui/field.tsx';
import { useVisit } from '#app/visit/visit.ts';
import { useLocaleSettings } from '#app/words/use-locale-settings.ts';
import { useWords } from '#app/words/use-words.ts';
import { accountMaxLengths } from '#contract/account-rules.ts';
import { CountryField } from '../fields/country-field.tsx';
import { SubmitStep } from '../fields/submit-step.tsx';
import { Step } from '../step.tsx';
import { storeSentSignUp } from './sent-sign-up.ts';
import {
  businessTypeOf,
  isBlank,
  type SignUpField,
  signUpFields,
  signUpProblems,
} from './sign-up-checks.ts';
import { removeDraft, signUpDraft, storeDraft } from './sign-up-draft.ts';
import styles from './sign-up-form.module.css';
import { TermsField } from './terms-field.tsx';

const calls = onDemand(() => import('./sign-up.ts'));

/** The sign-up form, filled from the draft of this tab. */
export function SignUpForm({
  again,
}: {
  /** The visitor came back to correct the mail address: it gets the focus. */
  again: boolean;
}) {
  const words = useWords('signUp');
  const { asksForCompanyName, sendsCompanyAddress } = useLocaleSettings();
  const businessType = businessTypeOf(useVisit().resource);
  const [draft] = useState(signUpDraft);
  const [country, setCountry] = useState(draft.country);

  const form = useForm({
    fields: signUpFields,
    problems: signUpProblems,
    whileTyping: (field, value) =>
      isBlank(value) && (field !== 'companyName' || asksForCompanyName) ? `signUp.${field}` : true,
    messages: useWords('fieldErrors'),
    noResponse: words.noResponse,
    send: async (values) => {
      const input = {
        ...trimmed(values),
        ...(sendsCompanyAddress && { companyAddress: '' }),
        ...(businessType !== undefined && { businessType }),
      };
      const { signUpFirst } = await calls.load();
      const outcome = await signUpFirst(input);
      if ('refused' in outcome) return outcome.refused;
      if (country) storeSentSignUp({ token: outcome.token, input, country });
      removeDraft();
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

  return (
    <Form
      {...form.props}
      className={styles.form}
      onFocus={calls.prepare}
      onInput={({ currentTarget }) =>
        storeDraft({ values: readFields(currentTarget, signUpFields) })
      }
    >
      <Step>
        <TextField
          {...text('email')}
          type="email"
          autoComplete="email"
          ref={again ? focusAndSelect : undefined}
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
            storeDraft({ country: chosen });
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
        <TermsField
          id={terms.id}
          error={terms.error}
          isAgreed={draft.values?.terms === 'on'}
          onChange={(isAgreed) => form.onInput('terms', isAgreed ? 'on' : '')}
        />
      </Step>
      <SubmitStep form={form} words={words} />
    </Form>
  );
}

function focusAndSelect(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}

const trimmed = (values: Record<SignUpField, string>) => ({
  email: values.email.trim(),
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  companyName: values.companyName.trim(),
  countryId: Number(values.country),
});
