import type { RefObject } from 'react';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { Loader } from '#app/ui/loader.tsx';
import { useLocaleSettings } from '#app/words/use-locale-settings.ts';
import type { SignUpWords } from '#content/interface/sign-up.ts';
import type { Country } from '#contract/user-data.ts';
import { flagPath } from './countries.ts';
import styles from './country-field.module.css';

/** The popup of the country field: the matching countries, or why there are none. */
export function CountryOptions({
  countries,
  shown,
  active,
  typed,
  words,
  listId,
  listRef,
  onRetry,
  onActivate,
  onChoose,
}: {
  countries: readonly Country[] | 'loading' | 'failed';
  shown: readonly Country[];
  /** Index of the option that Enter would choose. */
  active: number;
  typed: string;
  words: SignUpWords['country'];
  listId: string;
  listRef: RefObject<HTMLDivElement | null>;
  onRetry: () => void;
  onActivate: (index: number) => void;
  onChoose: (country: Country) => void;
}) {
  const { countryName } = useLocaleSettings();
  const isLoaded = countries !== 'loading' && countries !== 'failed';
  return (
    <div className={styles.popup}>
      {countries === 'loading' && <Loader label={words.loading} className={styles.note} />}
      {countries === 'failed' && (
        <FailureNote message={words.failed} action={words.retry} onRetry={onRetry} />
      )}
      {isLoaded && shown.length === 0 && (
        <p className={styles.note} role="status">
          {words.none}
        </p>
      )}
      <div ref={listRef} id={listId} role="listbox" aria-label={words.label}>
        {shown.map((country, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles the keys.
          <div
            key={country.id}
            id={`${listId}-${country.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerMove={() => onActivate(index)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(country)}
          >
            <img src={flagPath(country)} alt="" loading="lazy" width="26" height="20" />
            <span>
              <Matched text={country[countryName]} typed={typed.trim()} />
            </span>
            <span className={styles.dial}>+{country.code}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** A name with the typed part marked. */
function Matched({ text, typed }: { text: string; typed: string }) {
  const at = typed === '' ? -1 : text.toLowerCase().indexOf(typed.toLowerCase());
  if (at < 0) return text;
  const end = at + typed.length;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}
