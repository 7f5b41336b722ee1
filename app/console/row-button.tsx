import type { ComponentProps } from 'react';
import { TextButton } from '#app/ui/text-button.tsx';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';

/** A button of a row. Screen readers hear the row's subject with the action. */
export function RowButton({
  action,
  spokenAction = action,
  subject,
  ...button
}: Omit<ComponentProps<typeof TextButton>, 'children' | 'aria-label'> & {
  action: string;
  spokenAction?: string;
  subject: string;
}) {
  const { actionOf } = useWords('console');
  return (
    <TextButton {...button} aria-label={fill(actionOf, { action: spokenAction, subject })}>
      {action}
    </TextButton>
  );
}
