import { type ComponentProps, useState } from 'react';
import { DoubleTickIcon } from '#app/art/signs.tsx';
import { useWords } from '#app/words/use-words.ts';
import { passwordRuleIds } from '#contract/account-rules.ts';
import styles from './new-password-field.module.css';
import { PasswordField } from './password-field.tsx';
import { passwordRules } from './password-rules.ts';

/** A new password; its three rules are ticked while typing. */
export function NewPasswordField({
  onInput,
  ...field
}: Omit<ComponentProps<typeof PasswordField>, 'hint' | 'autoComplete'>) {
  const words = useWords('passwordRules');
  const [typed, setTyped] = useState('');
  const rulesId = `${field.id}-rules`;
  return (
    <>
      <PasswordField
        {...field}
        autoComplete="new-password"
        aria-describedby={rulesId}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          onInput?.(event);
        }}
      />
      <ul id={rulesId} className={styles.rules} aria-label={words.label}>
        {passwordRuleIds.map((rule) => {
          const isMet = passwordRules[rule].test(typed);
          return (
            <li key={rule} data-kept={isMet || undefined}>
              <DoubleTickIcon width={20} />
              {words.rules[rule]}
              <span data-spoken="">{isMet ? words.kept : words.open}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
