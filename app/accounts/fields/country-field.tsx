import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { ChevronDown } from '#app/art/icons.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Loader } from '#app/ui/loader.tsx';
import { useLocaleSettings } from '#app/words/use-locale-settings.ts';
import type { SignUpWords } from '#content/interface/sign-up.ts';
import type { Country } from '#contract/user-data.ts';
import { filterCountries, flagPath, meantCountry } from './countries.ts';
import styles from './country-field.module.css';
import { FlagField } from './flag-field.tsx';

/**
 * Type to narrow the list, choose by arrow keys and Enter, or by a press. Leaving takes what the
 * text can only mean, and so does a browser that fills it in.
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
  /** Under which the form finds the chosen country's id. */
  name: string;
  words: SignUpWords['country'];
  chosen: Country | undefined;
  error: string | undefined;
  onChoose: (country: Country) => void;
}) {
  const { countryName } = useLocaleSettings();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const [countries, setCountries] = useState<Country[] | 'loading' | 'failed'>('loading');
  const shown = Array.isArray(countries) ? filterCountries(countries, typed) : [];

  const open = () => {
    setOpen(true);
    if (Array.isArray(countries)) return;
    setCountries('loading');
    loadList().then(setCountries, (problem: unknown) => {
      console.error('The list of countries could not be loaded.', problem);
      setCountries('failed');
    });
  };

  const close = () => {
    setOpen(false);
    setTyped('');
    setActive(0);
  };

  const choose = (country: Country | undefined) => {
    if (!country) return;
    onChoose(country);
    close();
  };

  /** The list may still be on its way. */
  const settle = (text: string) => {
    const take = (list: readonly Country[]) => choose(meantCountry(list, text));
    if (Array.isArray(countries)) return take(countries);
    if (text.trim() === '') return;
    loadList().then(take, (problem: unknown) =>
      console.error('The list of countries could not be loaded.', problem),
    );
  };

  const move = (to: number) => {
    const index = Math.min(Math.max(to, 0), shown.length - 1);
    setActive(index);
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  };

  const steer = (event: KeyboardEvent<HTMLInputElement>) => {
    const moves: Record<string, () => void> = {
      ArrowDown: () => (isOpen ? move(active + 1) : open()),
      ArrowUp: () => (isOpen ? move(active - 1) : open()),
      PageDown: () => move(active + 8),
      PageUp: () => move(active - 8),
      Enter: () => (isOpen ? choose(shown[active]) : open()),
      Escape: close,
    };
    const act = moves[event.key];
    if (!act || (!isOpen && ['Escape', 'PageDown', 'PageUp'].includes(event.key))) return;
    event.preventDefault();
    act();
  };

  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    close();
    settle(typed);
  };

  return (
    <FlagField flag={isOpen ? undefined : chosen} onBlur={leave}>
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
        onChange={({ currentTarget }) => {
          if (document.activeElement !== currentTarget) return settle(currentTarget.value);
          if (!isOpen) open();
          setTyped(currentTarget.value);
          setActive(0);
        }}
        onFocus={open}
        onClick={open}
        onKeyDown={steer}
        end={
          <button
            type="button"
            tabIndex={-1}
            aria-label={words.open}
            onClick={() => (isOpen ? close() : document.getElementById(id)?.focus())}
          >
            <ChevronDown className={styles.chevron} data-open={isOpen || undefined} size={20} />
          </button>
        }
      />
      {isOpen && (
        <div className={styles.popup}>
          {countries === 'loading' && <Loader label={words.loading} className={styles.note} />}
          {countries === 'failed' && (
            <FailureNote message={words.failed} action={words.retry} onRetry={open} />
          )}
          {Array.isArray(countries) && shown.length === 0 && (
            <p className={styles.note} role="status">
              {words.none}
            </p>
          )}
          <div ref={list} id={listId} role="listbox" aria-label={words.label}>
            {shown.map((country, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's.
              <div
                key={country.id}
                id={`${listId}-${country.id}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                onPointerMove={() => setActive(index)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(country)}
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
      )}
    </FlagField>
  );
}

async function loadList(): Promise<Country[]> {
  const { loadCountries } = await import('./load-countries.ts');
  return loadCountries();
}

/** The letters that were typed stand out. */
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
