import type { ComponentProps } from 'react';
import { NewPasswordField } from '#app/forms/new-password-field.tsx';
import { useWords } from '#app/words/use-words.ts';

/** The password that the main user chooses for an employee. */
export function ChosenPasswordField(
  field: Omit<ComponentProps<typeof NewPasswordField>, 'label' | 'show' | 'hide'>,
) {
  const { password, show, hide } = useWords('consoleEmployees').fields;
  return (
    <div>
      <NewPasswordField {...field} label={password} show={show} hide={hide} />
    </div>
  );
}
