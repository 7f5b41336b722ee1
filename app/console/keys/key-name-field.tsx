import type { ComponentProps } from 'react';
import { TextField } from '#app/ui/field.tsx';
import { useWords } from '#app/words/use-words.ts';
import { keyNameMaxLength } from '#contract/developer-fields.ts';

export function KeyNameField(field: Omit<ComponentProps<typeof TextField>, 'label'>) {
  const { form } = useWords('consoleKeys');
  return (
    <TextField
      {...field}
      label={form.name}
      hint={form.nameHint}
      maxLength={keyNameMaxLength}
      autoComplete="off"
    />
  );
}
