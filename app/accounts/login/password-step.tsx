import type { ComponentProps } from 'react';
import { PasswordField } from '#app/forms/password-field.tsx';
import type { FormFrame } from '#app/forms/use-form.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import { usePagePath } from '#app/words/use-page-path.ts';
import { useWords } from '#app/words/use-words.ts';
import { SubmitStep } from '../fields/submit-step.tsx';
import { Step } from '../step.tsx';

/** The end of both login forms: the password, the link to reset it, and the submit button. */
export function PasswordStep({
  form,
  field,
  hint,
}: {
  form: Pick<FormFrame, 'isBusy' | 'refused'>;
  field: Omit<ComponentProps<typeof PasswordField>, 'label' | 'show' | 'hide'>;
  hint?: string;
}) {
  const words = useWords('login');
  const pagePath = usePagePath();
  return (
    <>
      <Step>
        <PasswordField
          {...field}
          {...words.password}
          autoComplete="current-password"
          hint={hint}
          aside={<SiteLink to={pagePath('forget-password')}>{words.forgot}</SiteLink>}
        />
      </Step>
      <SubmitStep form={form} words={words} />
    </>
  );
}
