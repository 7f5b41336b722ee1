import { recallSampleLanguage, rememberSampleLanguage } from './sample-language.ts';

/** The tabs of all code blocks; those of programming languages follow one stored choice. */
export function openTabs(reader: HTMLElement, signal: AbortSignal): void {
  const lists = [...reader.querySelectorAll<HTMLElement>('[role="tablist"]')];
  const language = recallSampleLanguage();
  for (const list of lists) open(list, (isByLanguage(list) && language) || undefined);

  const choose = (list: HTMLElement, tab: HTMLElement) => {
    const before = list.getBoundingClientRect().top;
    open(list, sampleOf(tab));
    if (isByLanguage(list)) {
      rememberSampleLanguage(sampleOf(tab));
      for (const other of lists) if (isByLanguage(other)) open(other, sampleOf(tab));
    }
    // Blocks above may have changed height: keep the pressed tab in place.
    scrollBy({ top: list.getBoundingClientRect().top - before, behavior: 'instant' });
  };

  for (const list of lists) {
    list.addEventListener(
      'click',
      ({ target }) => {
        const tab = tabsOf(list).find((one) => target instanceof Node && one.contains(target));
        if (tab) choose(list, tab);
      },
      { signal },
    );
    list.addEventListener(
      'keydown',
      (event) => {
        const tabs = tabsOf(list);
        const now = event.target instanceof HTMLElement ? tabs.indexOf(event.target) : -1;
        const goal = tabs[goalOf(event.key, now, tabs.length)];
        if (!goal || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        choose(list, goal);
        goal.focus();
      },
      { signal },
    );
  }
}

/** Opens the tab of a sample, or the first. */
function open(list: HTMLElement, sample: string | undefined): void {
  const tabs = tabsOf(list);
  const chosen = tabs.find((tab) => sampleOf(tab) === sample) ?? tabs[0];
  for (const tab of tabs) {
    const isOpen = tab === chosen;
    tab.setAttribute('aria-selected', String(isOpen));
    tab.tabIndex = isOpen ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    panel?.toggleAttribute('hidden', !isOpen);
    panel?.parentElement?.setAttribute('data-ready', '');
  }
}

const tabsOf = (list: HTMLElement): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('[role="tab"]'),
];

/** An id ends with the sample it belongs to: `samples-2-python`. */
const sampleOf = (tab: HTMLElement): string => tab.id.replace(/^samples-\d+-/, '');

const isByLanguage = (list: HTMLElement): boolean =>
  list.closest('[data-choice="language"]') !== null;

function goalOf(key: string, now: number, count: number): number {
  if (now < 0) return -1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowRight') return (now + 1) % count;
  return key === 'ArrowLeft' ? (now - 1 + count) % count : -1;
}
