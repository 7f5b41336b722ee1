import { readChoice, storeChoice } from '#app/visit/choices.ts';
import { storedItems } from '#content/storage.ts';
import { type Theme, themeChoice, themes } from '../reader/themes.ts';

const { name } = storedItems.theme;

/**
 * The theme switch. The chosen theme stands on the root element; the bootstrap script sets it before
 * the first paint and follows other windows.
 */
export function handleThemeSwitch(reader: HTMLElement, signal: AbortSignal): void {
  const buttons = [...reader.querySelectorAll<HTMLElement>(`[${themeChoice}]`)];
  // The development server has no bootstrap script.
  if (import.meta.env.DEV) document.documentElement.dataset.chosenTheme ??= readChoice(name);

  const mark = () => {
    const now = chosenTheme();
    for (const button of buttons)
      button.setAttribute('aria-pressed', String(themeOf(button) === now));
  };

  for (const button of buttons)
    button.addEventListener('click', () => choose(themeOf(button)), { signal });
  const observer = new MutationObserver(mark);
  observer.observe(document.documentElement, { attributeFilter: ['data-chosen-theme'] });
  signal.addEventListener('abort', () => observer.disconnect());
  mark();
}

const themeOf = (button: HTMLElement): Theme => parse(button.getAttribute(themeChoice));
const chosenTheme = (): Theme => parse(document.documentElement.dataset.chosenTheme);
const parse = (text: string | null | undefined): Theme =>
  themes.find((theme) => theme === text) ?? 'system';

function choose(theme: Theme): void {
  document.documentElement.dataset.chosenTheme = theme;
  storeChoice(name, theme === 'system' ? undefined : theme);
}
