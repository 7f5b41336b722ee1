import { type ComponentProps, useState } from 'react';
import { TextField } from '#app/ui/field.tsx';
import type { Country } from '#contract/user-data.ts';
import { FlagField } from './flag-field.tsx';

/** A phone number, prefilled with the country's dial code, whose flag it shows. */
export function PhoneField({
  country,
  onInput,
  ...field
}: ComponentProps<typeof TextField> & { country: Country | null }) {
  const dialCode = country ? `+${country.code}` : '';
  const [phone, setPhone] = useState(dialCode && `${dialCode} `);
  const showsFlag = country !== null && phone.startsWith(dialCode);
  return (
    <FlagField flag={showsFlag ? country : undefined}>
      <TextField
        {...field}
        type="tel"
        autoComplete="tel"
        placeholder=" "
        defaultValue={phone}
        onInput={(event) => {
          setPhone(event.currentTarget.value);
          onInput?.(event);
        }}
      />
    </FlagField>
  );
}
