import { useState } from 'react';
import { refusedFields } from '#app/forms/problems.ts';
import { request } from '#app/request/client.ts';
import { TextField } from '#app/ui/field.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { storedLocale } from '#app/visit/language-preference.ts';
import { useWords } from '#app/words/use-words.ts';
import { languageNames } from '#content/interface/layout/language-labels.ts';
import { isEmailAddress, problemWith, signUpFields } from '#contract/account-fields.ts';
import { accountMaxLengths } from '#contract/account-rules.ts';
import { type Invitation, inviteEmployee } from '#contract/invitations.ts';
import { locales } from '#contract/locale.ts';
import { EditDialog } from '../dialogs/edit-dialog.tsx';
import { FieldGroup } from '../field-group.tsx';
import { formatAction } from '../format-action.ts';
import styles from './invite-employee.module.css';
import { chosenMenus, MenusField } from './menus-field.tsx';

/** Mails somebody a link to become an employee. */
export function InviteEmployee({
  onDone,
  ...dialog
}: {
  isOpen: boolean;
  onClose: () => void;
  onDone: (invitation: Invitation) => void;
}) {
  const { invite: words, confirmations } = useWords('consoleEmployees');
  const [locale, setLocale] = useState(storedLocale);

  return (
    <EditDialog
      {...dialog}
      size="wide"
      heading={words.heading}
      words={words}
      fields={['email']}
      problems={({ email }) => refusedFields(['email'] as const, () => problemWithEmail(email))}
      refusals={{ 'invitation.employee': 'email', 'invitation.mailLimit': 'email' }}
      action={({ email }) => formatAction(confirmations.invite, { name: email })}
      change={({ email }, form) =>
        () =>
          request(inviteEmployee, { email, locale, ...chosenMenus(form) })
        }
      onDone={onDone}
    >
      {(field) => (
        <>
          <TextField
            {...field('email')}
            label={words.email}
            hint={words.emailHint}
            type="email"
            maxLength={accountMaxLengths.email}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <MenusField chosen={['home', 'account']} managesKeys={false} />
          <FieldGroup legend={words.language}>
            <Segmented
              legend={words.language}
              className={styles.language}
              name="locale"
              options={locales.map((value) => ({ value, label: languageNames[value] }))}
              chosen={locale}
              onChoose={setLocale}
            />
          </FieldGroup>
        </>
      )}
    </EditDialog>
  );
}

function problemWithEmail(email: string) {
  const problem = problemWith(signUpFields.email, email);
  if (problem) return problem;
  return isEmailAddress(email.trim()) ? undefined : ('signUp.emailFormat' as const);
}
