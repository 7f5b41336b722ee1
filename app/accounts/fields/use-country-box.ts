import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import type { Country } from '#contract/user-data.ts';
import { filterCountries, meantCountry } from './countries.ts';

/** State and keyboard of the country combobox. The list loads when it is first opened. */
export function useCountryBox(onChoose: (country: Country) => void) {
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

  const onType = (input: HTMLInputElement) => {
    if (document.activeElement !== input) return settle(input.value);
    if (!isOpen) open();
    setTyped(input.value);
    setActive(0);
  };

  return {
    ...{ listId, list, isOpen, typed, active, countries, shown },
    ...{ open, close, choose, activate: setActive, onType, onKeyDown, onBlur },
  };
}

async function loadList(): Promise<Country[]> {
  const { loadCountries } = await import('./load-countries.ts');
  return loadCountries();
}
