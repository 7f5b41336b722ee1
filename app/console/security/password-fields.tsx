import { NewPasswordField } from '#app/forms/new-password-field.tsx';
import { PasswordField } from '#app/forms/password-field.tsx';
import { useWords } from '#app/words/use-words.ts';
import type { usePasswordChange } from './use-password-change.ts';

/** The current password and, twice, the new one. */
export function PasswordFields({
  form,
  current,
}: {
  form: ReturnType<typeof usePasswordChange>;
  current: string;
}) {
  const words = useWords('consoleSecurity').password;
  const eye = { show: words.show, hide: words.hide };
  return (
    <>
      <PasswordField
        {...form.field('password')}
        {...eye}
        label={current}
        autoComplete="current-password"
      />
      <div>
        <NewPasswordField {...form.field('newPassword')} {...eye} label={words.next} />
      </div>
      <PasswordField
        {...form.field('confirmation')}
        {...eye}
        label={words.confirmation}
        autoComplete="new-password"
      />
    </>
  );
}
