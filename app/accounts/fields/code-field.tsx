import type { ComponentProps } from 'react';
import { TextField } from '#app/ui/field.tsx';
import { CodeButton } from './code-button.tsx';

/** The field for a code sent by text or mail; the button at its head sends the code. */
export const CodeField = ({
  words,
  isSending,
  leftSeconds,
  canSend,
  onSend,
  ...field
}: Omit<ComponentProps<typeof TextField>, 'label'> & {
  words: { label: string; placeholder: string; send: string; sending: string; left: string };
  isSending: boolean;
  /** Seconds until another code can be sent. */
  leftSeconds: number;
  canSend: boolean;
  onSend: () => void;
}) => (
  <TextField
    {...field}
    label={words.label}
    placeholder={words.placeholder}
    inputMode="numeric"
    autoComplete="one-time-code"
    head={
      <CodeButton
        label={isSending ? words.sending : words.send}
        left={words.left}
        leftSeconds={leftSeconds}
        disabled={!canSend || isSending}
        onClick={onSend}
      />
    }
  />
);
