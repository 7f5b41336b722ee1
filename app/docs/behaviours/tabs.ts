import { sdkTabId } from '../reader/ids.ts';
import { recallSamples, rememberSamples, type SampleChoice } from './sample-language.ts';

/**
 * The tabs of all code blocks. Those of programming languages, and those of packages for them,
 * follow one stored choice.
 */
export function openTabs(reader: HTMLElement, signal: AbortSignal): void {
  const lists = [...reader.querySelectorAll<HTMLElement>('[role="tablist"]')];
  let chosen = recallSamples();
  for (const list of lists) open(list, wantedIn(list, chosen));

  const choose = (list: HTMLElement, tab: HTMLElement) => {
    const before = list.getBoundingClientRect().top;
    open(list, sampleOf(tab));
    if (kindOf(list)) {
      chosen = chosenBy(list, tab, chosen);
      rememberSamples(chosen);
      for (const other of lists) if (kindOf(other)) open(other, wantedIn(other, chosen));
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
const sampleOf = (tab: HTMLElement): string => tab.id.replace(/^[a-z]+-\d+-/, '');

/** `language` or `sdk`; undefined for other tabs. */
const kindOf = (list: HTMLElement): string | undefined =>
  list.closest<HTMLElement>('[data-choice]')?.dataset.choice;

const hasSdks = (list: HTMLElement): boolean =>
  tabsOf(list).some((tab) => sampleOf(tab) === sdkTabId);

function wantedIn(list: HTMLElement, { isSdk, language }: SampleChoice): string | undefined {
  if (!kindOf(list)) return undefined;
  return isSdk && hasSdks(list) ? sdkTabId : language;
}

/** Only a tab beside that of the packages says whether to use them. */
function chosenBy(list: HTMLElement, tab: HTMLElement, { isSdk, language }: SampleChoice) {
  const sample = sampleOf(tab);
  if (sample === sdkTabId) return { isSdk: true, language };
  return { isSdk: isSdk && !(kindOf(list) === 'language' && hasSdks(list)), language: sample };
}

function goalOf(key: string, now: number, count: number): number {
  if (now < 0) return -1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowRight') return (now + 1) % count;
  return key === 'ArrowLeft' ? (now - 1 + count) % count : -1;
}
