import { ChevronDown } from '#app/art/icons/forms.tsx';
import { TextField } from '#app/ui/field.tsx';
import { useLocaleSettings } from '#app/words/use-locale-settings.ts';
import type { SignUpWords } from '#content/interface/sign-up.ts';
import type { Country } from '#contract/user-data.ts';
import styles from './country-field.module.css';
import { CountryOptions } from './country-options.tsx';
import { FlagField } from './flag-field.tsx';
import { useCountryBox } from './use-country-box.ts';

/**
 * A combobox that filters while typing. Leaving the field, or autofill, chooses a country if the
 * text identifies exactly one.
 */
export function CountryField({
  id,
  name,
  words,
  chosen,
  error,
  onChoose,
}: {
  id: string;
  /** Name of the hidden input that holds the country's id. */
  name: string;
  words: SignUpWords['country'];
  chosen: Country | undefined;
  error: string | undefined;
  onChoose: (country: Country) => void;
}) {
  const { countryName } = useLocaleSettings();
  const box = useCountryBox(onChoose);
  const { listId, isOpen, typed, active, shown } = box;

  return (
    <FlagField flag={isOpen ? undefined : chosen} onBlur={box.onBlur}>
      <input type="hidden" name={name} value={chosen?.id ?? ''} />
      <TextField
        id={id}
        role="combobox"
        label={words.label}
        placeholder={words.placeholder}
        autoComplete="country-name"
        spellCheck={false}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={
          isOpen && shown[active] ? `${listId}-${shown[active].id}` : undefined
        }
        value={isOpen ? typed : (chosen?.[countryName] ?? '')}
        error={error}
        onChange={({ currentTarget }) => box.onType(currentTarget)}
        onFocus={box.open}
        onClick={box.open}
        onKeyDown={box.onKeyDown}
        end={
          <button
            type="button"
            tabIndex={-1}
            aria-label={words.open}
            onClick={() => (isOpen ? box.close() : document.getElementById(id)?.focus())}
          >
            <ChevronDown className={styles.chevron} data-open={isOpen || undefined} size={20} />
          </button>
        }
      />
      {isOpen && (
        <CountryOptions
          countries={box.countries}
          shown={shown}
          active={active}
          typed={typed}
          words={words}
          listId={listId}
          listRef={box.list}
          onRetry={box.open}
          onActivate={box.activate}
          onChoose={box.choose}
        />
      )}
    </FlagField>
  );
}
