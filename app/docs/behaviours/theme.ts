import { keepChoice, recallChoice } from '#app/visit/choices.ts';
import { storedItems } from '#content/storage.ts';
import { type Theme, themeChoice, themes } from '../reader/themes.ts';

const { name } = storedItems.theme;

/**
 * The root of the page holds the chosen theme, and style sheets go by it. The starter puts it there
 * before anything is painted and keeps it up with other windows; here it is chosen.
 */
export function answerThemeSwitch(reader: HTMLElement, signal: AbortSignal): void {
  const buttons = [...reader.querySelectorAll<HTMLElement>(`[${themeChoice}]`)];
  // While the site is developed there is no starter.
  if (import.meta.env.DEV) document.documentElement.dataset.chosenTheme ??= recallChoice(name);

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
  keepChoice(name, theme === 'system' ? undefined : theme);
}
