import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { ChevronDown } from '#app/art/icons.tsx';
import { TextField } from '#app/ui/field.tsx';
import { useLocaleSettings } from '#app/words/use-locale-settings.ts';
import type { SignUpWords } from '#content/interface/sign-up.ts';
import type { Country } from '#contract/user-data.ts';
import { filterCountries, meantCountry } from './countries.ts';
import styles from './country-field.module.css';
import { CountryOptions } from './country-options.tsx';
import { FlagField } from './flag-field.tsx';

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
  /** Of the hidden input with the country's id. */
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

  /** Chooses by text, also while the list is still loading. */
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

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
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

  const onBlur = (event: FocusEvent<HTMLDivElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    close();
    settle(typed);
  };

  return (
    <FlagField flag={isOpen ? undefined : chosen} onBlur={onBlur}>
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
        onKeyDown={onKeyDown}
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
        <CountryOptions
          countries={countries}
          shown={shown}
          active={active}
          typed={typed}
          words={words}
          listId={listId}
          listRef={list}
          onRetry={open}
          onActivate={setActive}
          onChoose={choose}
        />
      )}
    </FlagField>
  );
}

async function loadList(): Promise<Country[]> {
  const { loadCountries } = await import('./load-countries.ts');
  return loadCountries();
}
