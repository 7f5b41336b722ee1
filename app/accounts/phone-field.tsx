import { type ComponentProps, useState } from 'react';
import { TextField } from '#app/ui/field.tsx';
import type { Country } from '#contract/accounts.ts';
import { flagPath } from './countries.ts';
import styles from './phone-field.module.css';

/** Begins with the dial code of a country, and shows its flag while it does. */
export function PhoneField({
  country,
  onInput,
  ...field
}: ComponentProps<typeof TextField> & { country: Country | null }) {
  const dialCode = country ? `+${country.code}` : '';
  const [phone, setPhone] = useState(dialCode && `${dialCode} `);
  const showsFlag = country !== null && phone.startsWith(dialCode);
  return (
    <div className={styles.phone} data-flag={showsFlag || undefined}>
      {showsFlag && <img className={styles.flag} src={flagPath(country)} alt="" />}
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
    </div>
  );
}
