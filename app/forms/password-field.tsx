import { type ComponentProps, useState } from 'react';
import { Eye, EyeOff } from '#app/art/icons/forms.tsx';
import { TextField } from '#app/ui/field.tsx';

/** A password field with a button to show the text. */
export function PasswordField({
  show,
  hide,
  ...field
}: Omit<ComponentProps<typeof TextField>, 'type' | 'end'> & { show: string; hide: string }) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      placeholder={field.placeholder ?? ' '}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <button
          type="button"
          aria-label={isShown ? hide : show}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff size={21} strokeWidth={1.75} /> : <Eye size={21} strokeWidth={1.75} />}
        </button>
      }
    />
  );
}
